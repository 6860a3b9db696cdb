/** Why a thread is incomplete. */
export interface ThreadFailure {
  /** What could not be loaded: the status itself or its context. */
  readonly part: 'status' | 'context';
  readonly error: unknown;
}

/** The known part of a thread, around the status that it was opened for. */
export interface ThreadRow {
  /** The status that it was opened for. */
  readonly id: string;
  /** That status, its ancestors and descendants, oldest first. */
  readonly statusIds: readonly string[];
  /** Statuses added since it was last read, or while it is being read. */
  readonly newIds: readonly string[];
  readonly isLoading: boolean;
  /** Whether it was loaded completely at least once. */
  readonly isLoaded: boolean;
  /** Why the last attempt failed; absent after a success. */
  readonly failure?: ThreadFailure;
  /**
   * When the cached content was fetched, in milliseconds since 1970, if the server could not be
   * reached.
   */
  readonly cachedAt?: number;
}
