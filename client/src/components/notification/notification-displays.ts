import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import AtSign from 'lucide-react/icons/at-sign';
import ChartColumn from 'lucide-react/icons/chart-column';
import Flag from 'lucide-react/icons/flag';
import Luggage from 'lucide-react/icons/luggage';
import MessageSquare from 'lucide-react/icons/message-square';
import Pencil from 'lucide-react/icons/pencil';
import Quote from 'lucide-react/icons/quote';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Reply from 'lucide-react/icons/reply';
import Smile from 'lucide-react/icons/smile';
import Star from 'lucide-react/icons/star';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { NotificationType } from '@rookery/contract/notification-type.ts';
import type { NotificationVariant } from '#lib/worker/notification-sentence.ts';
import type { NotificationPreference } from '#session/notifications/notification-rules.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

export interface NotificationDisplay {
  /**
   * The sentence in lists, desktop alerts and push messages. Three placeholders are filled in: `<who/>`
   * is the account, `<target/>` the account that it moved to, `<emoji/>` its reaction.
   */
  readonly message: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly isIconFilled?: true;
  /** Colour of the icon. */
  readonly tone: 'favourite' | 'reblog' | 'reply' | 'accent' | 'faint';
  /**
   * Set if the notification does not concern its account, such as the end of a poll or a warning by
   * moderators. The avatar of the account is then not shown.
   */
  readonly hidesAccount?: true;
}

const report: NotificationDisplay = {
  message: msg`<who/> sent a report`,
  icon: Flag,
  tone: 'accent',
};

/** How each kind of notification is displayed, by its type on the server. */
export const notificationDisplays: Readonly<Record<NotificationType, NotificationDisplay>> = {
  favourite: {
    message: msg`<who/> liked your post`,
    icon: Star,
    isIconFilled: true,
    tone: 'favourite',
  },
  reblog: {
    message: msg`<who/> repeated your post`,
    icon: Repeat2,
    tone: 'reblog',
  },
  'pleroma:emoji_reaction': {
    message: msg`<who/> reacted with <emoji/>`,
    icon: Smile,
    tone: 'favourite',
  },
  mention: {
    message: msg`<who/> mentioned you`,
    icon: AtSign,
    tone: 'reply',
  },
  poll: {
    message: msg`A poll you voted in has ended`,
    icon: ChartColumn,
    tone: 'faint',
    hidesAccount: true,
  },
  follow: {
    message: msg`<who/> follows you`,
    icon: UserPlus,
    tone: 'accent',
  },
  follow_request: {
    message: msg`<who/> wants to follow you`,
    icon: Users,
    tone: 'accent',
  },
  move: {
    message: msg`<who/> moved to <target/>`,
    icon: Luggage,
    tone: 'accent',
  },
  status: {
    message: msg({
      message: '<who/> posted',
      comment:
        '<who/> is a name. Verb in the past, no object: someone you subscribed to wrote a post',
    }),
    icon: MessageSquare,
    tone: 'accent',
  },
  update: { message: msg`<who/> edited a post`, icon: Pencil, tone: 'faint' },
  quote: { message: msg`<who/> quoted your post`, icon: Quote, tone: 'reply' },
  quoted_update: {
    message: msg`<who/> edited a post that you quoted`,
    icon: Pencil,
    tone: 'faint',
  },
  'pleroma:report': report,
  'admin.report': report,
  'admin.sign_up': { message: msg`<who/> signed up`, icon: UserPlus, tone: 'accent' },
  severed_relationships: {
    message: msg`You lost some followers or people you follow`,
    icon: Users,
    tone: 'faint',
    hidesAccount: true,
  },
  moderation_warning: {
    message: msg`The moderators of your server sent you a warning`,
    icon: Flag,
    tone: 'accent',
    hidesAccount: true,
  },
  annual_report: {
    message: msg`Your review of the year is ready`,
    icon: ChartColumn,
    tone: 'accent',
    hidesAccount: true,
  },
  added_to_collection: {
    message: msg`<who/> added you to a collection`,
    icon: Users,
    tone: 'accent',
  },
  collection_update: {
    message: msg`<who/> changed a collection that you are in`,
    icon: Pencil,
    tone: 'faint',
  },
};

/** How variants of some types are displayed, such as a mention that is a reply. */
export const notificationVariants: Readonly<Record<NotificationVariant, NotificationDisplay>> = {
  reply: {
    message: msg({ message: '<who/> replied', comment: '<who/> is a name. Verb in the past' }),
    icon: Reply,
    tone: 'reply',
  },
  own_poll: {
    message: msg`Your poll has ended`,
    icon: ChartColumn,
    tone: 'faint',
    hidesAccount: true,
  },
};

/**
 * Labels of the preferences that hide kinds of notifications, in the order in which they are
 * listed.
 */
export const notificationPreferenceLabels: Readonly<
  Record<NotificationPreference, MessageDescriptor>
> = {
  likes: msg({
    message: 'Likes',
    comment: 'Noun, plural: kind of notification; timeline of posts I liked; tab of a profile',
  }),
  repeats: msg({
    message: 'Repeats',
    comment:
      'Noun, plural: reposts. Name of a kind of notification; heading of a choice in a filter',
  }),
  follows: msg`New followers`,
  followRequest: msg`Follow requests`,
  mentions: msg({ message: 'Mentions', comment: 'Noun, plural' }),
  emojiReactions: msg`Reactions`,
  moves: msg`Account moves`,
  polls: msg`Polls`,
};

function isPreference(key: string): key is NotificationPreference {
  return Object.hasOwn(notificationPreferenceLabels, key);
}

export const labelledNotificationPreferences = Object.keys(notificationPreferenceLabels).filter(
  isPreference,
);
