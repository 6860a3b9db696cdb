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

/** How one kind of notification is shown. */
interface NotificationLook {
  readonly icon: (facts: NotificationFacts) => IconGlyph;
  readonly isIconFilled?: true;
  readonly tone: NotificationTone;
  /** Its sentence. `<who/>`, `<target/>` and `<emoji/>` stand for what the row puts there. */
  readonly words: (facts: NotificationFacts) => MessageDescriptor;
}

function isReplyToViewer({ status, viewerId }: NotificationFacts): boolean {
  return viewerId !== null && status?.inReplyToAccountId === viewerId;
}

function isOwn({ status, viewerId }: NotificationFacts): boolean {
  return viewerId !== null && status?.accountId === viewerId;
}

const reported: NotificationLook = {
  icon: () => Flag,
  tone: 'accent',
  words: () => msg`<who/> sent a report`,
};

/** How each kind of notification that we know is shown. */
const notificationLooks: Readonly<Record<KnownNotification, NotificationLook>> = {
  favourite: {
    icon: () => Star,
    isIconFilled: true,
    tone: 'favourite',
    words: () => msg`<who/> liked your post`,
  },
  reblog: {
    icon: () => Repeat2,
    tone: 'repeat',
    words: () => msg`<who/> repeated your post`,
  },
  mention: {
    icon: (facts) => (isReplyToViewer(facts) ? Reply : AtSign),
    tone: 'reply',
    words: (facts) => (isReplyToViewer(facts) ? msg`<who/> replied` : msg`<who/> mentioned you`),
  },
  'pleroma:emoji_reaction': {
    icon: () => Smile,
    tone: 'favourite',
    words: () => msg`<who/> reacted with <emoji/>`,
  },
  poll: {
    icon: () => ChartColumn,
    tone: 'faint',
    words: (facts) =>
      isOwn(facts) ? msg`Your poll has ended` : msg`A poll you voted in has ended`,
  },
  follow: {
    icon: () => UserPlus,
    tone: 'accent',
    words: () => msg`<who/> follows you`,
  },
  follow_request: {
    icon: () => Users,
    tone: 'accent',
    words: () => msg`<who/> wants to follow you`,
  },
  move: {
    icon: () => Luggage,
    tone: 'accent',
    words: () => msg`<who/> moved to <target/>`,
  },
  status: {
    icon: () => MessageSquare,
    tone: 'accent',
    words: () => msg`<who/> posted`,
  },
  update: {
    icon: () => Pencil,
    tone: 'faint',
    words: () => msg`<who/> edited a post`,
  },
  quote: {
    icon: () => Quote,
    tone: 'reply',
    words: () => msg`<who/> quoted your post`,
  },
  'pleroma:report': reported,
  'admin.report': reported,
  'admin.sign_up': {
    icon: () => UserPlus,
    tone: 'accent',
    words: () => msg`<who/> signed up`,
  },
};

/** What a kind that we do not know looks like: it is told as plainly as it came. */
function plainLook(type: string): NotificationLook {
  return { icon: () => Bell, tone: 'faint', words: () => msg`<who/>: ${type}` };
}

/** How a kind is shown, by the server's word for it. */
export function notificationLook(type: string): NotificationLook {
  return isKnownNotification(type) ? notificationLooks[type] : plainLook(type);
}
