/** One status of a page or of the stream, as a feed sees it. */
export interface FeedEntry {
  /** The raw id: of the repeat, not of what it repeats. */
  readonly id: string;
  readonly repeatOf?: string;
  /** True for what must not be shown (deleted since, blocked, filtered away): it only proves reach. */
  readonly isLeftOut?: boolean;
}

/** What a page is asked by: raw ids or cursors that the feed has named (see feed-queries.ts). */
export interface FeedQuery {
  readonly maxId?: string;
  readonly sinceId?: string;
  readonly minId?: string;
}

/** A page as it came, before any filter. */
export interface FeedPage {
  readonly asked: FeedQuery;
  /** The sequence number at which the request left. */
  readonly askedAt: number;
  /** In the server's order. */
  readonly entries: readonly FeedEntry[];
  /** How many items the server sent, unreadable ones included. Only 0 proves an end. */
  readonly rawCount: number;
  /** `max_id` of the Link header's `next`. */
  readonly next?: string;
  /** `min_id` of the Link header's `prev`. */
  readonly prev?: string;
}
