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
import type { NotificationType } from '@rookery/contract/calls/push.ts';
import type { NotificationVariant } from '#lib/worker/notification-sentence.ts';
import type { PushAlerts } from '#session/notifications/set-up-push.ts';
import type { PreferenceValues } from '#session/preferences/preferences.ts';
import type { IconGlyph } from '#ui/pictures/icon.tsx';

/** Preferences by which kinds are shown or hidden. */
export type NotificationPreference = keyof PreferenceValues['notificationVisibility'];

/** Tabs of the interactions screen (R-NOTIF-001). */
export type InteractionTab = 'mentions' | 'likesAndRepeats' | 'follows' | 'moves';

export interface NotificationDisplay {
  /**
   * For lists, desktop alerts and push messages. `<who/>`, `<target/>` and `<emoji/>` are
   * placeholders for an account, the account it moved to, and a reaction.
   */
  readonly message: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly isIconFilled?: true;
  /** Colour of the icon. */
  readonly tone: 'favourite' | 'reblog' | 'reply' | 'accent' | 'faint';
}

export interface NotificationKind extends NotificationDisplay {
  /** Preference that shows it; always shown if absent. */
  readonly preference?: NotificationPreference;
  /** Its tab of the interactions screen. The view "Mentions" shows the kinds of that tab. */
  readonly tab?: InteractionTab;
  /**
   * Set if it is about a status, without which it is not shown: as an excerpt or, if it contains
   * someone else's status, in full and with a reply and a favourite action.
   */
  readonly status?: 'excerpt' | 'full';
  /**
   * Set for reactions, which are grouped by status in the list. Desktop alerts and push messages
   * group only `plain` ones, because the emoji of others differ.
   */
  readonly reaction?: 'plain' | 'emoji';
  /** Not shown without the account that somebody moved to (R-NOTIF-010). */
  readonly needsTarget?: true;
}

const report: NotificationKind = { message: msg`<who/> sent a report`, icon: Flag, tone: 'accent' };

/** The descriptor of each kind of notification, by its type on the server. */
export const notificationKinds: Readonly<Record<NotificationType, NotificationKind>> = {
  favourite: {
    message: msg`<who/> liked your post`,
    icon: Star,
    isIconFilled: true,
    tone: 'favourite',
    preference: 'likes',
    tab: 'likesAndRepeats',
    status: 'excerpt',
    reaction: 'plain',
  },
  reblog: {
    message: msg`<who/> repeated your post`,
    icon: Repeat2,
    tone: 'reblog',
    preference: 'repeats',
    tab: 'likesAndRepeats',
    status: 'excerpt',
    reaction: 'plain',
  },
  'pleroma:emoji_reaction': {
    message: msg`<who/> reacted with <emoji/>`,
    icon: Smile,
    tone: 'favourite',
    preference: 'emojiReactions',
    tab: 'likesAndRepeats',
    status: 'excerpt',
    reaction: 'emoji',
  },
  mention: {
    message: msg`<who/> mentioned you`,
    icon: AtSign,
    tone: 'reply',
    preference: 'mentions',
    tab: 'mentions',
    status: 'full',
  },
  poll: {
    message: msg`A poll you voted in has ended`,
    icon: ChartColumn,
    tone: 'faint',
    preference: 'polls',
    status: 'excerpt',
  },
  follow: {
    message: msg`<who/> follows you`,
    icon: UserPlus,
    tone: 'accent',
    preference: 'follows',
    tab: 'follows',
  },
  follow_request: {
    message: msg`<who/> wants to follow you`,
    icon: Users,
    tone: 'accent',
    preference: 'followRequest',
    tab: 'follows',
  },
  move: {
    message: msg`<who/> moved to <target/>`,
    icon: Luggage,
    tone: 'accent',
    preference: 'moves',
    tab: 'moves',
    needsTarget: true,
  },
  status: {
    message: msg({
      message: '<who/> posted',
      comment:
        '<who/> is a name. Verb in the past, no object: someone you subscribed to wrote a post',
    }),
    icon: MessageSquare,
    tone: 'accent',
    status: 'full',
  },
  update: { message: msg`<who/> edited a post`, icon: Pencil, tone: 'faint', status: 'excerpt' },
  quote: { message: msg`<who/> quoted your post`, icon: Quote, tone: 'reply', status: 'full' },
  'pleroma:report': report,
  'admin.report': report,
  'admin.sign_up': { message: msg`<who/> signed up`, icon: UserPlus, tone: 'accent' },
};

/** How the variants of a kind are displayed instead. */
export const notificationVariants: Readonly<Record<NotificationVariant, NotificationDisplay>> = {
  reply: {
    message: msg({ message: '<who/> replied', comment: '<who/> is a name. Verb in the past' }),
    icon: Reply,
    tone: 'reply',
  },
  own_poll: { message: msg`Your poll has ended`, icon: ChartColumn, tone: 'faint' },
};

/** Labels of the preferences, in the order in which they are listed. */
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

export const notificationPreferences = Object.keys(notificationPreferenceLabels).filter(
  isPreference,
);

function isKnownType(type: string): type is NotificationType {
  return Object.hasOwn(notificationKinds, type);
}

/** Returns the kind of a type; undefined for one that the client does not know. */
export function notificationKind(type = ''): NotificationKind | undefined {
  return isKnownType(type) ? notificationKinds[type] : undefined;
}

/** Returns the types whose kinds meet a condition. */
export function notificationTypes(
  isIncluded: (kind: NotificationKind) => boolean,
): readonly NotificationType[] {
  return Object.keys(notificationKinds)
    .filter(isKnownType)
    .filter((type) => isIncluded(notificationKinds[type]));
}

/** Whether a type is grouped by status. */
export function isReaction(type: string | undefined): boolean {
  return notificationKind(type)?.reaction !== undefined;
}

/** Returns which types the server should push: those that the member wants to see. */
export function pushAlerts(shown: PreferenceValues['notificationVisibility']): PushAlerts {
  const alerts: { -readonly [Type in keyof PushAlerts]: PushAlerts[Type] } = {};
  for (const type of notificationTypes(() => true)) {
    const { preference } = notificationKinds[type];
    alerts[type] = preference === undefined || shown[preference];
  }
  return alerts;
}
