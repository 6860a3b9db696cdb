import type { FeedItem } from '#store/rows/feed-row.ts';
import { cachedItemLimit } from './page-cache.ts';

/**
 * Returns a function that selects the items to cache of a list that may have gaps, since the
 * server's response replaces it as a whole: the first items, without private ones.
 */
export function selectListForCache<Item>(isPrivate: (item: Item) => boolean) {
  return (
    items: readonly FeedItem[],
    itemOf: (id: string) => Item | undefined,
  ): readonly Item[] => {
    const gap = items.findIndex((item) => typeof item !== 'string');
    return items
      .slice(0, gap < 0 ? cachedItemLimit : Math.min(gap, cachedItemLimit))
      .flatMap((id) => (typeof id === 'string' ? (itemOf(id) ?? []) : []))
      .filter((item) => !isPrivate(item));
  };
}
