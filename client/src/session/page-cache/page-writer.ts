import type { Clock } from '#api/pacing.ts';
import type { FeedItem, FeedRow } from '#store/rows/feed-row.ts';
import { cachedItemLimit, type PageCache } from './page-cache.ts';

/** Milliseconds between the arrival of an item and the write; by then the page is usually idle. */
const writeDelay = 2_000;

export interface PageWriterOptions<Item> {
  readonly pages: PageCache;
  readonly clock: Clock;
  readonly feed: () => FeedRow;
  /** Returns those items of the feed that are cached. */
  readonly choose: (
    items: readonly FeedItem[],
    itemOf: (id: string) => Item | undefined,
  ) => readonly Item[];
  readonly stopped: AbortSignal;
}

/**
 * Caches the start of a feed after each change. Keeps arriving items in API format until they are
 * written, since rows of the tables have another format. Returns a function that must be called
 * with each arriving item.
 */
export function createPageWriter<Item extends { readonly id: string }>(
  options: PageWriterOptions<Item>,
): (item: Item) => void {
  const { pages, clock, feed, choose, stopped } = options;
  let itemsById = new Map<string, Item>();
  let isWritePending = false;

  const write = async (): Promise<void> => {
    try {
      await clock.wait(writeDelay, stopped);
    } catch {
      return;
    }
    isWritePending = false;
    const { id, ids, items } = feed();
    const top = new Set(ids.slice(0, cachedItemLimit));
    itemsById = new Map([...itemsById].filter(([known]) => top.has(known)));
    const chosen = choose(items, (item) => itemsById.get(item));
    if (chosen.length > 0) await pages.writeHead(id, chosen);
  };

  return (item) => {
    itemsById.set(item.id, item);
    if (isWritePending) return;
    isWritePending = true;
    void write();
  };
}
