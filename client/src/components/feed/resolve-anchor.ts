import type { FeedRow } from '#store/rows/feed-row.ts';
import { compareIds } from '#lib/compare-ids.ts';
import type { ReadingPosition } from '#session/feeds/reading-positions.ts';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';

/**
 * Returns the item at which reading continues. If the saved status is gone, this is the next one
 * below it, which its id determines only in feeds ordered by id. Undefined if none is left.
 */
export function resolveAnchor(
  { items, order }: Pick<FeedRow, 'items' | 'order'>,
  { id, below = [], top }: ReadingPosition,
): ScrollAnchor | undefined {
  const isThere = (other: string): boolean => items.includes(other);
  const key =
    order === 'cursor' || isThere(id)
      ? [id, ...below].find(isThere)
      : items.find((item) => typeof item === 'string' && compareIds(item, id) < 0);
  return typeof key === 'string' ? { key, top } : undefined;
}
