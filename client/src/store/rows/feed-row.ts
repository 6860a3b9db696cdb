/**
 * A gap in a feed: statuses between `below` and `above` are unknown. Both are raw ids or Link
 * cursors, which the feed need not contain. `gapQuery` returns the query to fill it.
 */
export interface Gap {
  /** Unique within the feed and stable while the gap shrinks; usable as a list key. */
  readonly key: string;
  /** Null while the stream has opened the gap and nothing newer is known. */
  readonly above: string | null;
  /** Null only before the first page. */
  readonly below: string | null;
  /**
   * Moment (sequence number) at which the stream opened the gap, until a page reaches it from
   * above. A newest page requested later covers its top; one requested earlier only up to its own
   * newest id.
   */
  readonly openedAt?: number;
}

/** The id of a status or notification, or a gap. */
export type FeedItem = string | Gap;

/** `id`: newest id first. `cursor`: the server's order (bookmarks, favourites). */
export type FeedOrder = 'id' | 'cursor';

/**
 * A stored timeline. Screens read `items`, `queued` and the flags; the rest is internal to
 * store/feed.
 */
export interface FeedRow {
  readonly id: string;
  readonly order: FeedOrder;
  /** Visible ids and gaps, newest first, without folded reblogs. */
  readonly items: readonly FeedItem[];
  /** Newer than all `items`, waiting for "show new". */
  readonly queued: readonly FeedItem[];
  /** Whether a first page arrived, even an empty one. */
  readonly isLoaded: boolean;
  /** Whether a page older than everything was empty. */
  readonly isComplete: boolean;
  /** Whether the stream delivers to this feed. */
  readonly isLive: boolean;
  /** All raw ids, newest first, including folded reblogs. */
  readonly ids: readonly string[];
  /** The gaps, newest first; they do not touch each other. */
  readonly gaps: readonly Gap[];
  /** Ids newer than this are queued; null while nothing is shown. */
  readonly shownFrom: string | null;
  /** Newest raw id or cursor up to which nothing is missing except the gaps. */
  readonly newest: string | null;
  /** Cursor of the next older page. */
  readonly oldest: string | null;
  /** Reblogs in the feed: their id → the reblogged id. */
  readonly reblogs: ReadonlyMap<string, string>;
  /** Not shown, since the original or another reblog of it came first. */
  readonly folded: ReadonlySet<string>;
}
