/** Loading state of a feed. */
export interface FeedProgress {
  readonly id: string;
  readonly isLoadingNewer?: boolean;
  readonly isLoadingOlder?: boolean;
  /** Key of the gap that is being filled. */
  readonly fillingGapKey?: string | undefined;
  /** Error of the last request for newer statuses; undefined after a success. */
  readonly newerError?: unknown;
  readonly olderError?: unknown;
  /** Whether the items come from the cache, because the server has not responded yet. */
  readonly isCached?: boolean;
  /** Time at which these items were cached, in milliseconds since 1970. */
  readonly cachedAt?: number;
  /**
   * Whether the items were requested with filters that have changed since, and should be reloaded.
   */
  readonly isStale?: boolean;
}
