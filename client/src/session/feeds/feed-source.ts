import type { CallResult } from '#api/transport.ts';
import type { FeedEntry, FeedQuery } from '#store/feed/feed-page.ts';
import type { FeedOrder } from '#store/rows/feed-row.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';

/**
 * Counts the items of a response, including unreadable ones, since a page on which all items are
 * unreadable is not the end of a timeline.
 */
export function countRawItems({
  value,
  issues,
}: Pick<CallResult<readonly unknown[]>, 'value' | 'issues'>): number {
  const dropped = issues.filter(({ kind, path }) => kind === 'dropped' && /^\d+$/.test(path));
  return value.length + dropped.length;
}

/** A page of items, with the number of items that the server sent. */
export interface FetchedPage<Item> {
  readonly result: CallResult<readonly Item[]>;
  readonly rawCount: number;
}

export interface ReceiveOptions {
  /**
   * Whether more streamed items follow soon. They are then shown together, since rendering after
   * each would be too slow.
   */
  readonly isBuffered?: boolean;
}

/** How the items of a feed are fetched and ingested. */
export interface FeedSource<Item> {
  readonly id: string;
  /** Order of the feed; `id` by default. */
  readonly order?: FeedOrder;
  readonly fetch: (query: FeedQuery, signal: AbortSignal) => Promise<FetchedPage<Item>>;
  /** Ingests an item. Returns its entry in the feed. */
  readonly ingest: (item: Item, requestedAt: number) => FeedEntry;
  /**
   * Returns whether a streamed item is shown; `unknown` if that depends on data that only the
   * server has. If the function is absent, all items are shown.
   */
  readonly streamedVisibility?: (item: Item) => 'shown' | 'hidden' | 'unknown';
  /** Whether the cached items may have gaps. The first response then replaces them. */
  readonly cacheMayHaveGaps?: boolean;
  /** Reads the cached items. Called if the first request fails. */
  readonly readCached?: () => Promise<CachedPage<Item> | undefined>;
  /**
   * Called when a request for newer items has failed, whether a person or a timer started it. Of
   * several attempts in a row without a response, only the first is reported.
   */
  readonly onError: (error: unknown) => void;
}
