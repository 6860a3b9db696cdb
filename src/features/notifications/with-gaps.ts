import type { FeedItem, Gap } from '#entities/rows/feed-row.ts';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { compareIds } from '#lib/compare-ids.ts';

function isBelow(row: NotificationRow, { below }: Gap): boolean {
  return below !== null && compareIds(row.id, below) <= 0;
}

/**
 * Lays the feed's holes between notifications: each before the first one that is older than it. One
 * below the last of a list that `isCut` is left out, since it lies further down.
 */
export function withGaps(
  rows: readonly NotificationRow[],
  items: readonly FeedItem[],
  isCut: boolean,
): (NotificationRow | Gap)[] {
  const gaps = items.filter((item) => typeof item !== 'string');
  const line: (NotificationRow | Gap)[] = [];
  let next = 0;
  for (const row of rows) {
    for (let gap = gaps[next]; gap && isBelow(row, gap); gap = gaps[next]) {
      line.push(gap);
      next += 1;
    }
    line.push(row);
  }
  return isCut ? line : [...line, ...gaps.slice(next)];
}
