import type { CallResult } from '#api/transport.ts';
import type { FeedEntry, FeedQuery } from '#store/feed/feed-page.ts';
import type { FeedOrder } from '#store/rows/feed-row.ts';
import type { CachedPage } from '../page-cache/page-cache.ts';

/**
 * Counts the items that the server sent, including unreadable ones: a page of unreadable items must
 * not count as the end of a timeline.
 */
export function countRawItems({ value, issues }: CallResult<readonly unknown[]>): number {
  const dropped = issues.filter(({ kind, path }) => kind === 'dropped' && /^\d+$/.test(path));
  return value.length + dropped.length;
}

/** A page with the number of items that the server sent. */
export interface FetchedPage<Item> {
  readonly result: CallResult<readonly Item[]>;
  readonly rawCount: number;
}

export interface ReceiveOptions {
  /** More items follow soon: showing each one separately would be too expensive. */
  readonly isBuffered?: boolean;
}

/** Fetches and ingests the items of a feed. */
export interface FeedSource<Item> {
  readonly id: string;
  /** `id` by default. */
  readonly order?: FeedOrder;
  readonly fetch: (query: FeedQuery, signal: AbortSignal) => Promise<FetchedPage<Item>>;
  /** Ingests the item. Returns its feed entry. */
  readonly ingest: (item: Item, requestedAt: number) => FeedEntry;
  /** Whether a streamed item is shown; `unknown` asks the server. All are shown if absent. */
  readonly streamedVisibility?: (item: Item) => 'shown' | 'hidden' | 'unknown';
  /** The cached content may have gaps, so the first response replaces it. */
  readonly cacheMayHaveGaps?: boolean;
  /** Reads the cached content if the first request fails. */
  readonly readCached?: () => Promise<CachedPage<Item> | undefined>;
  /** Called when a request for newer items failed, whether by a user or a timer. */
  readonly onError: (error: unknown) => void;
}
