import { compareIds } from '#lib/compare-ids.ts';
import type { FeedRow, Gap } from '../rows/feed-row.ts';
import { addCursorPage } from './add-cursor-page.ts';
import type { FeedPage } from './feed-page.ts';
import { makeGap, subtractCover } from './gap-math.ts';
import { insertEntries } from './insert-entries.ts';
import { pageCover } from './page-cover.ts';
import type { Cover } from './page-cover.ts';
import { trimFeed, trimQueue } from './trim-feed.ts';
import { withItems } from './with-items.ts';

export interface AddPageOptions {
  /** Shows what is newer at once instead of queueing it. */
  readonly show?: boolean;
}

function isOpenAbove(gap: Gap | undefined): boolean {
  return gap !== undefined && gap.above === null;
}

/** A page from below the feed's end can come late, after the end was cut: it hangs in the air. */
function isDetached(feed: FeedRow, cover: Cover): boolean {
  return cover.to !== null && feed.oldest !== null && compareIds(cover.to, feed.oldest) < 0;
}

/** Moves the feed's newer edge, leaving a hole when the page does not reach down to it. */
function extendUp(feed: FeedRow, cover: Cover, askedAt: number): FeedRow {
  const { newest } = cover;
  if (newest === null || (feed.newest !== null && compareIds(newest, feed.newest) <= 0)) {
    return feed;
  }
  const hasHole =
    feed.newest !== null &&
    cover.from !== null &&
    compareIds(cover.from, feed.newest) > 0 &&
    !isOpenAbove(feed.gaps[0]);
  const gaps = hasHole
    ? [makeGap(feed.newest, cover.from, askedAt, feed.gaps), ...feed.gaps]
    : feed.gaps;
  return { ...feed, gaps, newest };
}

function extendDown(feed: FeedRow, cover: Cover): FeedRow {
  const isOlder =
    cover.from === null || feed.oldest === null || compareIds(cover.from, feed.oldest) < 0;
  if (!isOlder) return feed;
  return { ...feed, oldest: cover.from ?? feed.oldest, isComplete: cover.from === null };
}

/**
 * Takes in a page: the first, a newer or an older one, or a piece of a hole; what it was asked by
 * tells which. Newer statuses wait in the queue unless `show` is set or nothing is visible yet.
 * A newer page that does not reach down to what is known leaves a hole: the flush marker of spec 1
 * §4. Nothing that is being read goes away.
 */
export function addPage(feed: FeedRow, page: FeedPage, options: AddPageOptions = {}): FeedRow {
  if (feed.order === 'cursor') return addCursorPage(feed, page);
  const cover = pageCover(page);
  if (!cover || isDetached(feed, cover)) return feed;
  const cleared = { ...feed, gaps: subtractCover(feed.gaps, cover, page.askedAt) };
  const reaching = extendDown(extendUp(cleared, cover, page.askedAt), cover);
  const filled = { ...insertEntries(reaching, page.entries), isLoaded: true };
  const shown =
    options.show === true || filled.shownFrom === null
      ? { ...filled, shownFrom: filled.ids[0] ?? null }
      : trimQueue(filled, page.askedAt);
  const reader = page.asked.maxId === undefined ? 'top' : 'end';
  return withItems(trimFeed(shown, reader, page.askedAt));
}
