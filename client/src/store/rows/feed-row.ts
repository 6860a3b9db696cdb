/**
 * A gap in a feed: statuses between `below` and `above` may be missing. Both are ids or Link
 * cursors that the feed need not contain. `gapQuery` returns the query that fills the gap.
 */
export interface Gap {
  /** Unique within the feed and stable while the gap shrinks; usable as a list key. */
  readonly key: string;
  /** Upper end; null if the stream has opened the gap and no newer status is known yet. */
  readonly above: string | null;
  /** Lower end; null only before the first page. */
  readonly below: string | null;
  /**
   * Moment (sequence number of a request or event) at which the stream opened and left this gap.
   * Removed when a page reaches the gap from above. A first page that was requested after this
   * moment fills the gap up to its upper end. One that was requested before fills it only up to the
   * page's newest id.
   */
  readonly openedAt?: number;
}

/** An entry of a feed as a list shows it: the id of a status or notification, or a gap. */
export type FeedItem = string | Gap;

/** `id`: newest id first. `cursor`: the server's order (bookmarks, favourites). */
export type FeedOrder = 'id' | 'cursor';

/**
 * A stored timeline. Components read `items`, `queued` and the flags; all other fields are internal
 * to `store/feed`.
 */
export interface FeedRow {
  readonly id: string;
  readonly order: FeedOrder;
  /**
   * The ids and gaps to show, newest first. Reblogs of a status that is shown already are left out.
   */
  readonly items: readonly FeedItem[];
  /** Ids and gaps newer than all `items`, which the "show new" button reveals. */
  readonly queued: readonly FeedItem[];
  /** Whether a first page arrived, even an empty one. */
  readonly isLoaded: boolean;
  /** Whether the oldest status of the timeline is loaded: the page below it was empty. */
  readonly isComplete: boolean;
  /** Whether the stream currently delivers new statuses of this feed. */
  readonly isLive: boolean;
  /** The ids of all entries, newest first, including reblogs that are not shown. */
  readonly ids: readonly string[];
  /** The gaps, newest first; they do not touch each other. */
  readonly gaps: readonly Gap[];
  /** Ids newer than this one are queued; null while the feed shows nothing. */
  readonly shownFrom: string | null;
  /**
   * Newest id or cursor of the known range, filtered statuses included. Below it no status is
   * missing, except in the gaps.
   */
  readonly newest: string | null;
  /** Cursor of the next older page. */
  readonly oldest: string | null;
  /** The reblogs in the feed: from the id of the reblog to the id of the reblogged status. */
  readonly reblogs: ReadonlyMap<string, string>;
  /**
   * Ids of entries that are not shown, since the same status is shown already by itself or by
   * another reblog.
   */
  readonly folded: ReadonlySet<string>;
}
