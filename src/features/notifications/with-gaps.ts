import type { FeedItem, Gap } from '#entities/rows/feed-row.ts';
import type { NotificationGroup } from '#domain/notification/group-notifications.ts';
import { compareIds } from '#lib/compare-ids.ts';

function isBelow({ rows: [row] }: NotificationGroup, { below }: Gap): boolean {
  return below !== null && compareIds(row.id, below) <= 0;
}

/**
 * Lays the feed's holes between notifications: each before the first one that is older than it. One
 * below the last of a list that `isCut` is left out, since it lies further down.
 */
export function withGaps(
  rows: readonly NotificationGroup[],
  items: readonly FeedItem[],
  isCut: boolean,
): (NotificationGroup | Gap)[] {
  const gaps = items.filter((item) => typeof item !== 'string');
  const line: (NotificationGroup | Gap)[] = [];
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
