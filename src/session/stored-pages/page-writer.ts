import type { Clock } from '#api/pacing.ts';
import type { FeedItem, FeedRow } from '#entities/rows/feed-row.ts';
import { storedLimit, type StoredPages } from './stored-pages.ts';

/** Milliseconds from an item's coming to its writing, when the page has mostly come to rest. */
const writeDelay = 2_000;

export interface PageWriterOptions<Item> {
  readonly pages: StoredPages;
  readonly clock: Clock;
  readonly feed: () => FeedRow;
  /** What is stored of the feed that shows these items. */
  readonly choose: (
    items: readonly FeedItem[],
    itemOf: (id: string) => Item | undefined,
  ) => readonly Item[];
  readonly stopped: AbortSignal;
}

/**
 * Stores the head of one feed whenever it has changed. The wire shape of its items is held until then,
 * since the tables keep another. Gives what is to be told of each item that comes.
 */
export function createPageWriter<Item extends { readonly id: string }>(
  options: PageWriterOptions<Item>,
): (item: Item) => void {
  const { pages, clock, feed, choose, stopped } = options;
  let held = new Map<string, Item>();
  let isWaiting = false;

  const write = async (): Promise<void> => {
    try {
      await clock.wait(writeDelay, stopped);
    } catch {
      return;
    }
    isWaiting = false;
    const { id, ids, items } = feed();
    const top = new Set(ids.slice(0, storedLimit));
    held = new Map([...held].filter(([known]) => top.has(known)));
    const chosen = choose(items, (item) => held.get(item));
    if (chosen.length > 0) await pages.writeHead(id, chosen);
  };

  return (item) => {
    held.set(item.id, item);
    if (isWaiting) return;
    isWaiting = true;
    void write();
  };
}
