/** Why a thread is incomplete. */
export interface ThreadFailure {
  /** The part that could not be loaded: the status itself or its context. */
  readonly part: 'status' | 'context';
  readonly error: unknown;
}

/** The known part of a thread, around the status for which the thread was opened. */
export interface ThreadRow {
  /** Id of the status for which the thread was opened. */
  readonly id: string;
  /** Ids of this status, its ancestors and its descendants, oldest first. */
  readonly statusIds: readonly string[];
  /** Ids of statuses that were added since the thread was last read, or while it is being read. */
  readonly newIds: readonly string[];
  readonly isLoading: boolean;
  /** Whether the thread was loaded completely at least once. */
  readonly isLoaded: boolean;
  /** Number of replies that the server has found since the thread was loaded; absent for none. */
  readonly foundReplies?: number;
  /** Why the last attempt failed; absent after a success. */
  readonly failure?: ThreadFailure;
  /**
   * If the server could not be reached: when the content was stored in the cache, in milliseconds
   * since 1970.
   */
  readonly cachedAt?: number;
}
