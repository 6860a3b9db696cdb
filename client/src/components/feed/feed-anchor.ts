import type { FeedItem, FeedRow } from '#store/rows/feed-row.ts';
import { compareIds, nextPossibleId } from '#lib/compare-ids.ts';
import type { ReadingPosition } from '#session/feeds/reading-positions.ts';
import type { ScrollAnchor } from '#ui/virtual-list/scroll-anchor.ts';

/**
 * Returns the item at which reading continues: the saved status, or if it is gone, the next item below
 * it. In feeds ordered by id, its id determines that item. Undefined if none is left.
 */
export function resolveFeedAnchor(
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

/** Number of statuses above the saved one that are loaded with it after a reload. */
const statusesAbove = 8;

/** Number of ids below the saved status that are saved too, in case it is deleted. */
const statusesBelow = 4;

/**
 * Returns what is saved for a position in a feed; undefined if there is no status to save. Gaps are
 * not saved: a reader who was in a gap returns to the status below it.
 */
export function createScrollAnchor(
  items: readonly FeedItem[],
  place: ScrollAnchor | undefined,
): ReadingPosition | undefined {
  if (!place) return undefined;
  const at = items.findIndex((item) =>
    typeof item === 'string' ? item === place.key : item.key === place.key,
  );
  const under = items.findIndex((item, index) => index >= at && typeof item === 'string');
  const id = at < 0 ? undefined : items[under];
  if (typeof id !== 'string') return undefined;
  let maxId = nextPossibleId(id);
  for (let index = under - 1; index >= Math.max(0, under - statusesAbove); index -= 1) {
    const item = items[index];
    if (typeof item !== 'string') break;
    maxId = item;
  }
  if (maxId === undefined) return undefined;
  const below = items
    .slice(under + 1, under + 1 + statusesBelow)
    .filter((item) => typeof item === 'string');
  return { id, below, maxId, top: place.top };
}
