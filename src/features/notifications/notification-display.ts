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
import { notificationMessages } from '#components/notification/notification-messages.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import { sentenceKind } from '#lib/worker/sentence-kind.ts';
import { isKnownNotification } from '#session/notifications/notification-kinds.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What the icon and message of a notification depend on. */
interface NotificationContext {
  /** The status that the notification refers to. */
  readonly status: StatusRow | undefined;
  readonly viewerId: string | null;
}

type NotificationTone = 'favourite' | 'repeat' | 'reply' | 'accent' | 'faint';

/** How a notification is displayed. */
interface NotificationDisplay {
  readonly icon: IconGlyph;
  readonly isIconFilled?: true;
  readonly tone: NotificationTone;
  /** The message, with `<who/>`, `<target/>` and `<emoji/>` as placeholders. */
  readonly words: MessageDescriptor;
}

type NotificationIcon = Omit<NotificationDisplay, 'words'>;

const poll: NotificationIcon = { icon: ChartColumn, tone: 'faint' };
const report: NotificationIcon = { icon: Flag, tone: 'accent' };

const icons: Readonly<Record<keyof typeof notificationMessages, NotificationIcon>> = {
  mention: { icon: AtSign, tone: 'reply' },
  reply: { icon: Reply, tone: 'reply' },
  favourite: { icon: Star, isIconFilled: true, tone: 'favourite' },
  reblog: { icon: Repeat2, tone: 'repeat' },
  'pleroma:emoji_reaction': { icon: Smile, tone: 'favourite' },
  poll,
  own_poll: poll,
  follow: { icon: UserPlus, tone: 'accent' },
  follow_request: { icon: Users, tone: 'accent' },
  move: { icon: Luggage, tone: 'accent' },
  status: { icon: MessageSquare, tone: 'accent' },
  update: { icon: Pencil, tone: 'faint' },
  quote: { icon: Quote, tone: 'reply' },
  'pleroma:report': report,
  'admin.report': report,
  'admin.sign_up': { icon: UserPlus, tone: 'accent' },
};

/**
 * Returns how a notification is displayed. For an unknown type, the message contains the type
 * itself.
 */
export function notificationDisplay(
  type: string,
  { status, viewerId }: NotificationContext,
): NotificationDisplay {
  if (!isKnownNotification(type)) {
    return { icon: Bell, tone: 'faint', words: msg`<who/>: ${type}` };
  }
  const statusContext = status && { ...status, authorId: status.accountId };
  const kind = sentenceKind(type, statusContext, viewerId);
  return { ...icons[kind], words: notificationMessages[kind] };
}
