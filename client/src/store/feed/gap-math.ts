import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow, Gap } from '#store/rows/feed-row.ts';
import type { FeedPage } from './feed-page.ts';

/**
 * The range of ids that a page covers completely. An edge may be an id of the query (`max_id`,
 * `since_id`), which is not on the page itself. Nothing is missing between the page and this id if
 * the feed contains the id.
 */
export interface PageCoverage {
  /** Lower edge; null if the page covers everything down to the very first status. */
  readonly from: string | null;
  /**
   * Upper edge; null if the page covers everything up to the newest status at the time of the
   * request.
   */
  readonly to: string | null;
  /**
   * The newest id or cursor of the page itself, filtered statuses included; null if it has none.
   */
  readonly newest: string | null;
  /**
   * The oldest id or cursor of the page itself, filtered statuses included; null if it has none.
   */
  readonly oldest: string | null;
}

/** Returns the oldest (`-1`) or newest (`1`) of a page's ids and its cursor on that side. */
function coverageEdge(page: FeedPage, side: 1 | -1): string | null {
  let found: string | null = null;
  for (const { id } of page.entries) {
    if (found === null || compareIds(id, found) * side > 0) found = id;
  }
  const cursor = side > 0 ? page.prev : page.next;
  if (cursor === undefined) return found;
  if (found === null) return cursor;
  const isSameKind = /^\d+$/.test(cursor) === /^\d+$/.test(found);
  return isSameKind && compareIds(cursor, found) * side > 0 ? cursor : found;
}

/**
 * Returns the range of ids in which a page proves that nothing is missing, derived from its ids
 * (filtered statuses included) and cursors. A page shorter than requested proves no more than a
 * full one; an empty page proves the whole range of its query. Returns null if the page proves
 * nothing.
 */
export function getPageCoverage(page: FeedPage): PageCoverage | null {
  const { maxId, sinceId, minId } = page.query;
  const isEmpty = page.rawCount === 0;
  const newest = coverageEdge(page, 1) ?? coverageEdge(page, -1);
  const oldest = coverageEdge(page, -1) ?? newest;
  const to = maxId ?? null;
  if (isEmpty) return { from: minId ?? sinceId ?? null, to, newest: null, oldest: null };
  if (newest === null || oldest === null) return null;
  if (minId !== undefined) return { from: minId, to: newest, newest, oldest };
  return { from: oldest, to, newest, oldest };
}

/**
 * If the last gap has no lower end, removes it and lets the feed end above it, so that older pages
 * are requested from the upper end of this gap.
 */
export function openEndFromGap(feed: FeedRow): FeedRow {
  const last = feed.gaps.at(-1);
  if (!feed.isLoaded || last?.below !== null || last.above === null) return feed;
  return { ...feed, gaps: feed.gaps.slice(0, -1), oldest: last.above, isComplete: false };
}

/** Creates a gap with a unique key. */
export function createGap(below: string | null, above: string | null, others: readonly Gap[]): Gap {
  let key = `gap-${below ?? ''}`;
  while (others.some((other) => other.key === key)) key += '+';
  return { key, below, above };
}

function isBelow(id: string, edge: string | null): boolean {
  return edge === null || compareIds(id, edge) < 0;
}

function isAbove(id: string, edge: string | null): boolean {
  return edge === null || compareIds(id, edge) > 0;
}

function isInside(id: string, gap: Gap): boolean {
  return isAbove(id, gap.below) && isBelow(id, gap.above);
}

interface Piece {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Returns the part of a gap that a page fills; undefined if it fills nothing. If the feed was cut
 * after the request was sent, an id of the query may now be inside the gap. Then the page fills
 * only the range of its own ids.
 */
function pieceOf(
  gap: Gap,
  cover: PageCoverage,
  requestedAt: number,
  isKnown: (id: string) => boolean,
): Piece | undefined {
  const reachesTop = gap.openedAt !== undefined && requestedAt >= gap.openedAt;
  let { from } = cover;
  let to = cover.to ?? (reachesTop ? null : cover.newest);
  if (to === null && !reachesTop) return undefined;
  if (to !== null && isInside(to, gap) && !isKnown(to)) to = cover.newest;
  if (from !== null && isInside(from, gap) && !isKnown(from)) from = cover.oldest;
  if ((to === null && cover.to !== null) || (from === null && cover.from !== null)) {
    return undefined;
  }
  const reachesIn =
    (from === null || isBelow(from, gap.above)) && (to === null || isAbove(to, gap.below));
  return reachesIn ? { from, to } : undefined;
}

/**
 * Returns what remains of a gap after a page: nothing, a shorter gap, or one gap on either side of
 * the page.
 */
function cut(gap: Gap, piece: Piece, others: readonly Gap[]): Gap[] {
  const { from, to } = piece;
  const upper = to !== null && isBelow(to, gap.above) ? { ...gap, below: to } : undefined;
  const lower =
    from !== null && gap.below !== null && isAbove(from, gap.below)
      ? { key: gap.key, below: gap.below, above: from }
      : undefined;
  if (upper && lower) return [{ ...upper, key: createGap(to, null, others).key }, lower];
  return upper ? [upper] : lower ? [lower] : [];
}

/** Removes the range of a page from the gaps. `isKnown` returns whether the feed contains an id. */
export function subtractCoverage(
  gaps: readonly Gap[],
  cover: PageCoverage,
  requestedAt: number,
  isKnown: (id: string) => boolean,
): readonly Gap[] {
  return gaps.flatMap((gap) => {
    const piece = pieceOf(gap, cover, requestedAt, isKnown);
    return piece ? cut(gap, piece, gaps) : [gap];
  });
}

function isWithin(gap: Gap, below: string, above: string): boolean {
  const isNewer = gap.below !== null && compareIds(gap.below, above) >= 0;
  const isOlder = gap.above !== null && compareIds(gap.above, below) <= 0;
  return !isNewer && !isOlder;
}

/** Replaces a range of removed statuses, and the gaps next to it, by one gap. */
export function replaceRangeWithGap(
  gaps: readonly Gap[],
  below: string,
  above: string,
): readonly Gap[] {
  const rest = gaps.filter((gap) => !isWithin(gap, below, above));
  let merged = createGap(below, above, rest);
  for (const gap of gaps) {
    if (!isWithin(gap, below, above)) continue;
    const reachesHigher = merged.above === null || isBelow(merged.above, gap.above);
    merged = {
      ...merged,
      above: reachesHigher ? gap.above : merged.above,
      below: merged.below !== null && isAbove(merged.below, gap.below) ? gap.below : merged.below,
      ...(gap.openedAt !== undefined && { openedAt: gap.openedAt }),
    };
  }
  const at = rest.findIndex((gap) => gap.above !== null && isBelow(gap.above, merged.above));
  return at < 0 ? [...rest, merged] : rest.toSpliced(at, 0, merged);
}
