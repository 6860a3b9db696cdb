/** Statuses kept by "show new" when the reader is at the top (R-CONST-101). */
export const maxItemsAfterShow = 50;

/** Maximum queue length; older queued statuses become a gap. */
export const queueLimit = 200;

/**
 * Maximum feed length. Statuses cut at the end are requested again; cut ones in the middle become a
 * gap.
 */
export const feedLimit = 2000;

/** Requested page size (R-CONST-003). */
export const pageSize = 20;

/** One status of a page or stream, as a feed handles it. */
export interface FeedEntry {
  /** The raw id: of the reblog, not of the reblogged status. */
  readonly id: string;
  readonly reblogOf?: string;
  /**
   * True if it must not be shown (deleted since, blocked, filtered). It only proves how far the
   * page reaches.
   */
  readonly isLeftOut?: boolean;
}

/** Query of a page: raw ids or cursors that the feed returned (see feed-queries.ts). */
export interface FeedQuery {
  readonly maxId?: string;
  readonly sinceId?: string;
  readonly minId?: string;
}

/** An unfiltered page. */
export interface FeedPage {
  readonly query: FeedQuery;
  /** Sequence number at which the request was sent. */
  readonly requestedAt: number;
  /** In the server's order. */
  readonly entries: readonly FeedEntry[];
  /** Number of items sent, including unreadable ones. Only 0 proves the end. */
  readonly rawCount: number;
  /** `max_id` of the Link header's `next`. */
  readonly next?: string;
  /** `min_id` of the Link header's `prev`. */
  readonly prev?: string;
}
