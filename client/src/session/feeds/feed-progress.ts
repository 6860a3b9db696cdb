/** Loading state of a feed. */
export interface FeedProgress {
  readonly id: string;
  readonly isLoadingNewer?: boolean;
  readonly isLoadingOlder?: boolean;
  /** Key of the gap being filled. */
  readonly fillingGapKey?: string | undefined;
  /** Why the last request for newer statuses failed; undefined after a success. */
  readonly newerError?: unknown;
  readonly olderError?: unknown;
  /** Whether the content is cached and the server has not responded yet. */
  readonly isCached?: boolean;
  /** When it was cached, in milliseconds since 1970. */
  readonly cachedAt?: number;
  /** Whether the content was requested with outdated filters and should be reloaded. */
  readonly isStale?: boolean;
}
