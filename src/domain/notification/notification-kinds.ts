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
import type { StatusRow } from '#entities/rows/status-row.ts';
import type { PreferenceValues } from '#session/preferences/all.ts';
import type { IconGlyph } from '#ui/icon.tsx';

/** What a kind's icon and words may depend on. */
export interface NotificationFacts {
  /** What the notification speaks of. */
  readonly status: StatusRow | undefined;
  readonly viewerId: string | null;
}

export type NotificationTone = 'favourite' | 'repeat' | 'reply' | 'accent' | 'faint';

/** How one kind of notification is shown, and when. */
export interface NotificationKind {
  readonly icon: (facts: NotificationFacts) => IconGlyph;
  readonly isIconFilled?: true;
  readonly tone: NotificationTone;
  /** Its sentence. `<who/>`, `<target/>` and `<emoji/>` stand for what the row puts there. */
  readonly words: (facts: NotificationFacts) => MessageDescriptor;
  /** Without a status there is nothing to tell (spec 2 §4, Notifications). */
  readonly needsStatus: boolean;
  /** What of the preference `notificationVisibility` lets it be shown. */
  readonly preference: keyof PreferenceValues['notificationVisibility'];
}

function isReplyToViewer({ status, viewerId }: NotificationFacts): boolean {
  return viewerId !== null && status?.inReplyToAccountId === viewerId;
}

function isOwn({ status, viewerId }: NotificationFacts): boolean {
  return viewerId !== null && status?.accountId === viewerId;
}

const kinds: ReadonlyMap<string, NotificationKind> = new Map<string, NotificationKind>([
  [
    'favourite',
    {
      icon: () => Star,
      isIconFilled: true,
      tone: 'favourite',
      words: () => msg`<who/> liked your post`,
      needsStatus: true,
      preference: 'likes',
    },
  ],
  [
    'reblog',
    {
      icon: () => Repeat2,
      tone: 'repeat',
      words: () => msg`<who/> repeated your post`,
      needsStatus: true,
      preference: 'repeats',
    },
  ],
  [
    'mention',
    {
      icon: (facts) => (isReplyToViewer(facts) ? Reply : AtSign),
      tone: 'reply',
      words: (facts) => (isReplyToViewer(facts) ? msg`<who/> replied` : msg`<who/> mentioned you`),
      needsStatus: true,
      preference: 'mentions',
    },
  ],
  [
    'pleroma:emoji_reaction',
    {
      icon: () => Smile,
      tone: 'favourite',
      words: () => msg`<who/> reacted with <emoji/>`,
      needsStatus: true,
      preference: 'emojiReactions',
    },
  ],
  [
    'poll',
    {
      icon: () => ChartColumn,
      tone: 'faint',
      words: (facts) =>
        isOwn(facts) ? msg`Your poll has ended` : msg`A poll you voted in has ended`,
      needsStatus: true,
      preference: 'polls',
    },
  ],
  [
    'follow',
    {
      icon: () => UserPlus,
      tone: 'accent',
      words: () => msg`<who/> follows you`,
      needsStatus: false,
      preference: 'follows',
    },
  ],
  [
    'follow_request',
    {
      icon: () => Users,
      tone: 'accent',
      words: () => msg`<who/> wants to follow you`,
      needsStatus: false,
      preference: 'followRequest',
    },
  ],
  [
    'move',
    {
      icon: () => Luggage,
      tone: 'accent',
      words: () => msg`<who/> moved to <target/>`,
      needsStatus: false,
      preference: 'moves',
    },
  ],
]);

/** The kind of a notification by the server's word for it; undefined for one we do not know. */
export function notificationKind(type: string | undefined): NotificationKind | undefined {
  return type === undefined ? undefined : kinds.get(type);
}
