/**
 * A hole in a feed: whatever lies between `below` and `above` has not been seen. Both are raw ids
 * or Link cursors, and need not be ids of items that still stand in the feed.
 */
export interface Gap {
  /** Unique within the feed and stable while the hole shrinks; serves as a list key. */
  readonly key: string;
  /** Older pages of the hole are asked for with `max_id = above`; null while the live stream has opened it and nothing newer is known. */
  readonly above: string | null;
  /** Where the hole ends; null when only meeting a known item can tell (feeds ordered by cursor). */
  readonly below: string | null;
  /** The moment (sequence number) at which the stream opened it: only pages asked for later cover its top. */
  readonly openedAt?: number;
}

/** The id of a status (or notification), or a hole. */
export type FeedItem = string | Gap;

/** `id`: newest id first. `cursor`: the server's own order (bookmarks, favourites). */
export type FeedOrder = 'id' | 'cursor';

/**
 * A stored timeline (spec 1 §3, Timeline), newest first. Holds raw ids: repeats that are folded
 * away stand in `items` too and are left out by `shownItems`.
 */
export interface FeedRow {
  readonly id: string;
  readonly order: FeedOrder;
  /** What the reader sees. */
  readonly items: readonly FeedItem[];
  /** Newer than everything in `items`, waiting for "show new". */
  readonly queued: readonly FeedItem[];
  /** Repeats in the feed: their id → the id of what they repeat. */
  readonly repeats: ReadonlyMap<string, string>;
  /** Repeats not shown, since the original or another repeat of it was here first. */
  readonly folded: ReadonlySet<string>;
  /** The newest raw id up to which nothing is missing but the marked holes; null before the first page. */
  readonly newest: string | null;
  /** The cursor from which the next older page is asked for; null before the first page. */
  readonly oldest: string | null;
  /** True once a page older than everything came back empty. */
  readonly isComplete: boolean;
  /** True once a first page has arrived, even an empty one. */
  readonly isLoaded: boolean;
}
