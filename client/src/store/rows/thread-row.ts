/** The part of a thread that could not be loaded, and the error. */
export interface ThreadFailure {
  /**
   * `status` if the status itself could not be loaded, `context` if its ancestors and replies could
   * not.
   */
  readonly part: 'status' | 'context';
  readonly error: unknown;
}

/** The loaded part of a thread, around the status for which the thread was opened. */
export interface ThreadRow {
  /** Id of the status for which the thread was opened, which is also the id of the row. */
  readonly id: string;
  /** Ids of this status, its ancestors and its descendants, oldest first. */
  readonly statusIds: readonly string[];
  /**
   * Ids of statuses that were added since the viewer last read the thread, or while the viewer is
   * reading it.
   */
  readonly newIds: readonly string[];
  readonly isLoading: boolean;
  /** Whether the thread was loaded completely at least once. */
  readonly isLoaded: boolean;
  /**
   * Number of replies that the server has found since the thread was loaded; absent if there are
   * none.
   */
  readonly foundReplies?: number;
  /** Why the last attempt failed; absent after a success. */
  readonly failure?: ThreadFailure;
  /**
   * If the server could not be reached and the content comes from the cache: the time when it was
   * cached, in milliseconds since 1970.
   */
  readonly cachedAt?: number;
}
