export interface ListRow {
  readonly id: string;
  /** The title as it is shown. */
  readonly title?: string;
  /**
   * The title exactly as the member wrote it, without removed or cut characters, for the form that
   * edits it.
   */
  readonly writtenTitle?: string;
  /** Whether posts of the members appear only in the list, not in the home timeline. */
  readonly isExclusive?: boolean;
  /** Ids of the members of the list; absent until they were requested. */
  readonly accountIds?: readonly string[];
}
