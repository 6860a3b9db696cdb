import type { FeedRow } from '#store/rows/feed-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { FeedPage, FeedQuery } from './feed-page.ts';
import { insertEntries } from './insert-entries.ts';
import { removeOtherIds } from './remove-from-feed.ts';
import { deriveItems } from './derive-items.ts';
import {
  getPageCoverage,
  createGap,
  openEndFromGap,
  type PageCoverage,
  subtractCoverage,
} from './gap-math.ts';
import { trimFeed, trimQueue } from './trim-feed.ts';

function isKnownEnd(page: FeedPage): boolean {
  return page.rawCount === 0 || page.next === undefined;
}

function inOrder(feed: FeedRow, ids: readonly string[]): FeedRow {
  return { ...removeOtherIds(feed, ids), ids };
}

/**
 * Adds a page to a feed ordered by the server's cursor (bookmarks, favourites). A refreshed first
 * page is joined to the known ids if the two overlap; otherwise it replaces them, since the
 * distance is unknown. Known items above the overlap that the page lacks were removed on the
 * server.
 */
function addCursorPage(feed: FeedRow, page: FeedPage): FeedRow {
  const isFirst = page.query.maxId === undefined;
  if (!isFirst) {
    if (page.query.maxId !== feed.oldest) return feed;
    const longer = insertEntries(feed, page.entries);
    const addsNothing = page.entries.length > 0 && longer.ids.length === feed.ids.length;
    return deriveItems({
      ...longer,
      oldest: page.next ?? feed.oldest,
      isComplete: isKnownEnd(page) || addsNothing || page.next === feed.oldest,
    });
  }
  const known = new Set(feed.ids);
  const inPage = new Set(page.entries.map((entry) => entry.id));
  const overlapId = page.entries.findLast((entry) => known.has(entry.id))?.id;
  const below = overlapId === undefined ? [] : feed.ids.slice(feed.ids.indexOf(overlapId));
  const rest = below.filter((id) => !inPage.has(id));
  const all = insertEntries(feed, page.entries);
  const allIds = new Set(all.ids);
  const front = page.entries.map((entry) => entry.id).filter((id) => allIds.has(id));
  if (feed.isLoaded && overlapId !== undefined)
    return deriveItems(inOrder(all, [...front, ...rest]));
  return deriveItems({
    ...inOrder(all, front),
    isLoaded: true,
    oldest: page.next ?? null,
    isComplete: isKnownEnd(page),
  });
}

/**
 * Returns whether statuses may be missing between the known ids and a page above them, in a place
 * where the feed has no gap yet.
 */
function needsGap({ newest, gaps }: FeedRow, from: string | null): boolean {
  if (newest === null || from === null || compareIds(from, newest) <= 0) return false;
  return !gaps.some(
    ({ below }) => below !== null && compareIds(below, newest) >= 0 && compareIds(below, from) < 0,
  );
}

/**
 * Returns whether a page is below the end of the feed: the feed was cut while the page was being
 * requested, so statuses between the feed and the page are missing.
 */
function isDetached({ oldest }: FeedRow, cover: PageCoverage): boolean {
  const top = cover.to ?? cover.newest;
  return top !== null && oldest !== null && compareIds(top, oldest) < 0;
}

/**
 * Moves the newer edge of the feed up to the page. Adds a gap if the page does not reach down to
 * the former edge.
 */
function extendUp(feed: FeedRow, cover: PageCoverage): FeedRow {
  const { newest } = cover;
  if (newest === null || (feed.newest !== null && compareIds(newest, feed.newest) <= 0)) {
    return feed;
  }
  const gaps = needsGap(feed, cover.from)
    ? [createGap(feed.newest, cover.from, feed.gaps), ...feed.gaps]
    : feed.gaps;
  return { ...feed, gaps, newest };
}

function extendDown(feed: FeedRow, { from, to, newest }: PageCoverage, query: FeedQuery): FeedRow {
  const hasNoTop = to === null && newest === null;
  const hasFloor = query.sinceId !== undefined || query.minId !== undefined;
  const isSettled = feed.isLoaded && feed.newest !== null;
  if (isSettled && (feed.isComplete || hasNoTop || hasFloor)) return feed;
  const isOlder = from === null || feed.oldest === null || compareIds(from, feed.oldest) < 0;
  return isOlder ? { ...feed, oldest: from ?? feed.oldest, isComplete: from === null } : feed;
}

/**
 * Marks a feed as complete if its next older page added no id and moved no cursor. A server that
 * ignores `max_id`, or includes the status of `max_id`, would otherwise be asked for the same page
 * for ever.
 */
function endIfRepeated(before: FeedRow, after: FeedRow, { query }: FeedPage): FeedRow {
  const isOlderPage = before.isLoaded && before.oldest !== null && query.maxId === before.oldest;
  const isSame = after.oldest === before.oldest && after.ids.length === before.ids.length;
  const isOpen = query.sinceId === undefined && query.minId === undefined;
  return isOlderPage && isOpen && isSame ? { ...after, isComplete: true } : after;
}

/** Drops streamed statuses below the first page: older pages contain them and add them again. */
function startAt(feed: FeedRow, from: string | null): FeedRow {
  if (feed.isLoaded || from === null) return feed;
  const ids = feed.ids.filter((id) => compareIds(id, from) >= 0);
  const gaps = feed.gaps.filter(({ above }) => above === null || compareIds(above, from) > 0);
  const isBelow = feed.newest !== null && compareIds(feed.newest, from) < 0;
  return { ...removeOtherIds(feed, ids), gaps, newest: isBelow ? null : feed.newest };
}

/**
 * Adds a page to a feed. The query of the page determines whether it is the first page, a newer
 * one, an older one or a part of a gap. Newer statuses are queued unless `show` is set or nothing
 * is visible yet. A newer page that does not reach the known ids leaves a gap. Visible statuses are
 * not removed.
 */
export function addPage(
  feed: FeedRow,
  page: FeedPage,
  { show = false }: { readonly show?: boolean } = {},
): FeedRow {
  if (feed.order === 'cursor') return addCursorPage(feed, page);
  const cover = getPageCoverage(page);
  if (!cover || isDetached(feed, cover)) return feed;
  const known = new Set([...feed.ids, ...page.entries.map((entry) => entry.id)]);
  const gaps = subtractCoverage(feed.gaps, cover, page.requestedAt, (id) => known.has(id));
  const cleared = startAt({ ...feed, gaps }, cover.from);
  const reaching = extendUp(extendDown(cleared, cover, page.query), cover);
  const longer = insertEntries(reaching, page.entries);
  const filled = openEndFromGap({ ...endIfRepeated(feed, longer, page), isLoaded: true });
  const shown =
    show || filled.shownFrom === null
      ? { ...filled, shownFrom: filled.ids[0] ?? null }
      : trimQueue(filled);
  const reader = page.query.maxId === undefined ? 'top' : 'end';
  return deriveItems(trimFeed(shown, reader));
}
