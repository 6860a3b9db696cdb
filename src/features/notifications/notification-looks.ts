import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import AtSign from 'lucide-react/icons/at-sign';
import Bell from 'lucide-react/icons/bell';
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
import {
  isKnownNotification,
  type KnownNotification,
} from '#domain/notification/notification-kinds.ts';
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What a kind's icon and words may depend on. */
interface NotificationFacts {
  /** What the notification speaks of. */
  readonly status: StatusRow | undefined;
  readonly viewerId: string | null;
}

type NotificationTone = 'favourite' | 'repeat' | 'reply' | 'accent' | 'faint';

/** How one notification is shown. */
interface NotificationLook {
  readonly icon: IconGlyph;
  readonly isIconFilled?: true;
  readonly tone: NotificationTone;
  /** Its sentence. `<who/>`, `<target/>` and `<emoji/>` stand for what the row puts there. */
  readonly words: MessageDescriptor;
}

const report: NotificationLook = { icon: Flag, tone: 'accent', words: msg`<who/> sent a report` };

const looks: Readonly<Record<Exclude<KnownNotification, 'mention' | 'poll'>, NotificationLook>> = {
  favourite: {
    icon: Star,
    isIconFilled: true,
    tone: 'favourite',
    words: msg`<who/> liked your post`,
  },
  reblog: { icon: Repeat2, tone: 'repeat', words: msg`<who/> repeated your post` },
  'pleroma:emoji_reaction': {
    icon: Smile,
    tone: 'favourite',
    words: msg`<who/> reacted with <emoji/>`,
  },
  follow: { icon: UserPlus, tone: 'accent', words: msg`<who/> follows you` },
  follow_request: { icon: Users, tone: 'accent', words: msg`<who/> wants to follow you` },
  move: { icon: Luggage, tone: 'accent', words: msg`<who/> moved to <target/>` },
  status: { icon: MessageSquare, tone: 'accent', words: msg`<who/> posted` },
  update: { icon: Pencil, tone: 'faint', words: msg`<who/> edited a post` },
  quote: { icon: Quote, tone: 'reply', words: msg`<who/> quoted your post` },
  'pleroma:report': report,
  'admin.report': report,
  'admin.sign_up': { icon: UserPlus, tone: 'accent', words: msg`<who/> signed up` },
};

/** How a notification of a kind is shown, by the server's word for it; one that we do not know as it came. */
export function notificationLook(
  type: string,
  { status, viewerId }: NotificationFacts,
): NotificationLook {
  if (!isKnownNotification(type)) {
    return { icon: Bell, tone: 'faint', words: msg`<who/>: ${type}` };
  }
  const isViewers = (accountId: string | null | undefined): boolean =>
    viewerId !== null && accountId === viewerId;
  if (type === 'mention') {
    return isViewers(status?.inReplyToAccountId)
      ? { icon: Reply, tone: 'reply', words: msg`<who/> replied` }
      : { icon: AtSign, tone: 'reply', words: msg`<who/> mentioned you` };
  }
  if (type === 'poll') {
    const words = isViewers(status?.accountId)
      ? msg`Your poll has ended`
      : msg`A poll you voted in has ended`;
    return { icon: ChartColumn, tone: 'faint', words };
  }
  return looks[type];
}
