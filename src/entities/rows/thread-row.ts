/** Why a conversation is not whole. */
export interface ThreadFailure {
  /** What could not be had: the status itself, or what stands around it. */
  readonly of: 'status' | 'context';
  readonly error: unknown;
}

/** A conversation as far as it is known, around the status that it was opened for. */
export interface ThreadRow {
  /** The status that it was opened for. */
  readonly id: string;
  /** That status, what it answers and what answers it; oldest first. */
  readonly statusIds: readonly string[];
  /** Those that came since it was last read, or while it is. */
  readonly newIds: readonly string[];
  readonly isLoading: boolean;
  /** Whether the whole was fetched at least once. */
  readonly isLoaded: boolean;
  /** Why the last attempt failed; absent once one has succeeded. */
  readonly failure?: ThreadFailure;
  /** What is shown was read then, in milliseconds since 1970; the server could not be asked since. */
  readonly storedAt?: number;
}
