import type { FeedRow } from '../rows/feed-row.ts';
import { keptOnShow } from './feed-limits.ts';
import { cutEnd } from './trim-feed.ts';
import { withItems } from './with-items.ts';

/**
 * Shows what waits. When the reader is at the top, the newest 50 statuses are kept (spec 1 §4,
 * "Show-new keeps 50"); the rest is asked for again on the way down. A reader in the middle keeps
 * everything.
 */
export function showQueued(feed: FeedRow, isReaderAtTop: boolean): FeedRow {
  const shown = withItems({ ...feed, shownFrom: feed.ids[0] ?? null });
  if (!isReaderAtTop) return shown;
  let left = keptOnShow;
  for (const item of shown.items) {
    if (typeof item !== 'string') continue;
    left -= 1;
    if (left === 0) return withItems(cutEnd(shown, item));
  }
  return shown;
}
