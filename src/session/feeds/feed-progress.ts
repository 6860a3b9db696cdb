/** What a feed is doing, apart from what it holds. */
export interface FeedProgress {
  readonly id: string;
  readonly isLoadingNewer?: boolean;
  readonly isLoadingOlder?: boolean;
  /** Key of the hole that is being filled. */
  readonly filling?: string | undefined;
  /** Why the last look for newer statuses failed; undefined once one has succeeded. */
  readonly newerError?: unknown;
  readonly olderError?: unknown;
  /** What it shows was stored by an earlier visit: the server has not answered yet. */
  readonly isStored?: boolean;
  /** When that was stored, in milliseconds since 1970. */
  readonly storedAt?: number;
  /** What it holds was asked for by filters that no longer hold: it wants to be loaded anew. */
  readonly isStale?: boolean;
}
