/**
 * A hole in a feed: whatever lies between `below` and `above` has not been seen. Both are raw ids
 * or Link cursors, and need not be ids of items that still stand in the feed. What to ask to fill
 * it: `gapQuery`.
 */
export interface Gap {
  /** Unique within the feed and stable while the hole shrinks; serves as a list key. */
  readonly key: string;
  /** Null while the live stream has opened the hole and nothing newer is known yet. */
  readonly above: string | null;
  /** Null only before the first page. */
  readonly below: string | null;
  /**
   * The moment (sequence number) at which the stream opened it, until a page has reached it from
   * above: a newest page asked for later covers its top, one asked for earlier only up to its own
   * newest id.
   */
  readonly openedAt?: number;
}

/** The id of a status (or notification), or a hole. */
export type FeedItem = string | Gap;

/** `id`: newest id first. `cursor`: the server's own order (bookmarks, favourites). */
export type FeedOrder = 'id' | 'cursor';

/**
 * A stored timeline. Screens read `items`, `queued` and the flags; the rest
 * is what the rules of src/entities/feed/ reckon with.
 */
export interface FeedRow {
  readonly id: string;
  readonly order: FeedOrder;
  /** What the reader sees, newest first: ids and holes, without folded repeats. */
  readonly items: readonly FeedItem[];
  /** Newer than everything in `items`, waiting for "show new". */
  readonly queued: readonly FeedItem[];
  /** True once a first page has arrived, even an empty one. */
  readonly isLoaded: boolean;
  /** True once a page older than everything came back empty. */
  readonly isComplete: boolean;
  /** True while the stream delivers to this feed. */
  readonly isLive: boolean;
  /** Every raw id in the feed, newest first, folded repeats included. */
  readonly ids: readonly string[];
  /** The holes, newest first; they do not touch one another. */
  readonly gaps: readonly Gap[];
  /** Ids newer than this wait in `queued`; null while nothing is shown. */
  readonly shownFrom: string | null;
  /** The newest raw id or cursor up to which nothing is missing but the holes. */
  readonly newest: string | null;
  /** The cursor from which the next older page is asked for. */
  readonly oldest: string | null;
  /** Repeats in the feed: their id → the id of what they repeat. */
  readonly repeats: ReadonlyMap<string, string>;
  /** Not shown, since the original, or a repeat of the same status, was here first. */
  readonly folded: ReadonlySet<string>;
}
