import type { Answered } from '#api/transport.ts';
import type { FeedEntry, FeedQuery } from '#entities/feed/feed-page.ts';
import type { FeedOrder } from '#entities/rows/feed-row.ts';
import type { StoredPage } from '../stored-pages/stored-pages.ts';

/** A page as it was read, and how many items the server had put into it. */
export interface FetchedPage<Item> {
  readonly answered: Answered<readonly Item[]>;
  readonly rawCount: number;
}

export interface ArriveOptions {
  /** More is coming: showing each by itself would be too much. */
  readonly waits?: boolean;
}

/** Where a feed's items come from, and how one is put into the tables. */
export interface FeedSource<Item> {
  readonly id: string;
  /** By id unless told. */
  readonly order?: FeedOrder;
  readonly fetch: (query: FeedQuery, signal: AbortSignal) => Promise<FetchedPage<Item>>;
  /** Writes the item into the tables; gives what the feed keeps of it. */
  readonly ingest: (item: Item, askedAt: number) => FeedEntry;
  /** Whether what the stream brought shows; `unknown` asks the server. All shows when absent. */
  readonly showsLive?: (item: Item) => 'shown' | 'hidden' | 'unknown';
  /** Of what an earlier visit stored something may be missing: the first answer takes its place. */
  readonly storesHoles?: boolean;
  /** What an earlier visit stored; read where the first look fails. */
  readonly readStored?: () => Promise<StoredPage<Item> | undefined>;
  /** Told about a look for newer items that failed; a reader has asked for it, or time has. */
  readonly onError: (error: unknown) => void;
}
