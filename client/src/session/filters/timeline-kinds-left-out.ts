import type { StatusRow } from '#store/rows/status-row.ts';
import { hasQuote } from '#store/status/has-quote.ts';

/** The kinds of statuses that a single timeline can leave out, in the order of the menu. */
export const timelineStatusKinds = [
  'reblogs',
  'quotes',
  'replies',
  'bots',
  'withoutMedia',
] as const;

export type TimelineStatusKind = (typeof timelineStatusKinds)[number];

/**
 * Returns whether a status is of one of the kinds that its timeline leaves out (R-TL-061). Replies of
 * authors to themselves continue a post, and replies to the viewer are for the viewer: both stay.
 */
export function isLeftOut(
  status: StatusRow,
  {
    isReblog,
    isBot,
    viewerId,
  }: { readonly isReblog: boolean; readonly isBot: boolean; readonly viewerId: string | null },
  kinds: readonly string[],
): boolean {
  const parent = status.inReplyToAccountId;
  const is: Readonly<Record<TimelineStatusKind, boolean>> = {
    reblogs: isReblog,
    quotes: hasQuote(status),
    replies: Boolean(status.inReplyToId) && parent !== status.accountId && parent !== viewerId,
    bots: isBot,
    withoutMedia: !status.attachments?.length,
  };
  return timelineStatusKinds.some((kind) => is[kind] && kinds.includes(kind));
}
