import type { FeedItem, Gap } from '#store/rows/feed-row.ts';
import type { NotificationGroup } from './group-notifications.ts';
import { compareIds } from '#lib/compare-ids.ts';

function isBelow({ rows: [row] }: NotificationGroup, { below }: Gap): boolean {
  return below !== null && compareIds(row.id, below) <= 0;
}

/**
 * Returns the list with each gap of the feed before the first notification that is older. If
 * `isCut` is set, the list shows only its first rows, and gaps below its last row are left out.
 */
export function insertGaps(
  rows: readonly NotificationGroup[],
  items: readonly FeedItem[],
  isCut: boolean,
): (NotificationGroup | Gap)[] {
  const gaps = items.filter((item) => typeof item !== 'string');
  const merged: (NotificationGroup | Gap)[] = [];
  let next = 0;
  for (const row of rows) {
    for (let gap = gaps[next]; gap && isBelow(row, gap); gap = gaps[next]) {
      merged.push(gap);
      next += 1;
    }
    merged.push(row);
  }
  return isCut ? merged : [...merged, ...gaps.slice(next)];
}
