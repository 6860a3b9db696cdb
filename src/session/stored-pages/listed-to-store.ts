import type { FeedItem } from '#entities/rows/feed-row.ts';
import { storedLimit } from './stored-pages.ts';

/**
 * What to store of a list that may have holes, since the server's answer takes its place as a whole: the
 * first items, without those that are not to be left lying on the device.
 */
export function listedToStore<Item>(isPrivate: (item: Item) => boolean) {
  return (
    items: readonly FeedItem[],
    itemOf: (id: string) => Item | undefined,
  ): readonly Item[] => {
    const gap = items.findIndex((item) => typeof item !== 'string');
    return items
      .slice(0, gap < 0 ? storedLimit : Math.min(gap, storedLimit))
      .flatMap((id) => (typeof id === 'string' ? (itemOf(id) ?? []) : []))
      .filter((item) => !isPrivate(item));
  };
}
