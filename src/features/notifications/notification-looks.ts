import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import AtSign from 'lucide-react/icons/at-sign';
import ChartColumn from 'lucide-react/icons/chart-column';
import Luggage from 'lucide-react/icons/luggage';
import Repeat2 from 'lucide-react/icons/repeat-2';
import Reply from 'lucide-react/icons/reply';
import Smile from 'lucide-react/icons/smile';
import Star from 'lucide-react/icons/star';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import type { KnownNotification } from '#domain/notification/notification-kinds.ts';
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

/** How each kind of notification that we know is shown. */
export const notificationLooks: Readonly<Record<KnownNotification, NotificationLook>> = {
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
};
