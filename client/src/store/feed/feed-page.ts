/**
 * Maximum number of statuses that stay in a feed when the queue is shown to a reader at the top
 * (R-CONST-101).
 */
export const maxItemsAfterShow = 50;

/** Maximum length of the queue. The oldest statuses above this number are replaced by a gap. */
export const queueLimit = 200;

/**
 * Maximum length of a feed. Statuses removed at its end are requested again when the reader gets
 * there; statuses removed from its middle are replaced by a gap.
 */
export const feedLimit = 2000;

/** Number of statuses requested per page (R-CONST-003). */
export const pageSize = 20;

/** One status of a page or of the stream, reduced to what the feed rules need. */
export interface FeedEntry {
  /**
   * The id of the timeline entry: for a reblog the id of the reblog, not of the reblogged status.
   */
  readonly id: string;
  readonly reblogOf?: string;
  /**
   * True for a status that must not be shown (deleted since, blocked, filtered). The feed uses its
   * id only to know how far the page reaches.
   */
  readonly isLeftOut?: boolean;
}

/** The query parameters of a page: ids or cursors that `feed-queries.ts` returned. */
export interface FeedQuery {
  readonly maxId?: string;
  readonly sinceId?: string;
  readonly minId?: string;
}

/** A page as the server sent it, including statuses that will not be shown. */
export interface FeedPage {
  readonly query: FeedQuery;
  /** The moment (sequence number of the hub) at which the request was sent. */
  readonly requestedAt: number;
  /** The entries, in the server's order. */
  readonly entries: readonly FeedEntry[];
  /**
   * Number of items in the response, including unreadable ones. Only 0 proves that the timeline
   * ends.
   */
  readonly rawCount: number;
  /** `max_id` of the Link header's `next`. */
  readonly next?: string;
  /** `min_id` of the Link header's `prev`. */
  readonly prev?: string;
}
