/**
 * A gap in a feed: the statuses between `below` and `above` are unknown. Both are ids or Link
 * cursors that the feed need not contain. `gapQuery` returns the query that fills the gap.
 */
export interface Gap {
  /** Unique within the feed and stable while the gap shrinks; usable as a list key. */
  readonly key: string;
  /** Upper end; null while the stream has opened the gap and nothing newer is known. */
  readonly above: string | null;
  /** Lower end; null only before the first page. */
  readonly below: string | null;
  /**
   * Moment (sequence number) at which the stream opened the gap. Removed when a page reaches the
   * gap from above. A newest page requested after this moment covers the top of the gap; one
   * requested before covers it only up to the page's own newest id.
   */
  readonly openedAt?: number;
}

/** The id of a status or notification, or a gap. */
export type FeedItem = string | Gap;

/** `id`: newest id first. `cursor`: the server's order (bookmarks, favourites). */
export type FeedOrder = 'id' | 'cursor';

/**
 * A stored timeline. Screens read `items`, `queued` and the flags; all other fields are internal to
 * `store/feed`.
 */
export interface FeedRow {
  readonly id: string;
  readonly order: FeedOrder;
  /** Visible ids and gaps, newest first, without folded reblogs. */
  readonly items: readonly FeedItem[];
  /** Ids and gaps newer than all `items`, which the button "show new" shows. */
  readonly queued: readonly FeedItem[];
  /** Whether a first page arrived, even an empty one. */
  readonly isLoaded: boolean;
  /** Whether the page below the oldest status was empty. */
  readonly isComplete: boolean;
  /** Whether the stream delivers to this feed. */
  readonly isLive: boolean;
  /** All raw ids, newest first, including folded reblogs. */
  readonly ids: readonly string[];
  /** The gaps, newest first; they do not touch each other. */
  readonly gaps: readonly Gap[];
  /** Ids newer than this one are queued; null while nothing is shown. */
  readonly shownFrom: string | null;
  /** Newest raw id or cursor of the known range. Below it nothing is missing except in the gaps. */
  readonly newest: string | null;
  /** Cursor of the next older page. */
  readonly oldest: string | null;
  /** The reblogs in the feed: from the id of the reblog to the id of the reblogged status. */
  readonly reblogs: ReadonlyMap<string, string>;
  /** Ids that are not shown, since their status, or another reblog of it, came first. */
  readonly folded: ReadonlySet<string>;
}
