export interface ListRow {
  readonly id: string;
  /** As it is shown. */
  readonly title?: string;
  /** The title exactly as the member wrote it, for its form. */
  readonly writtenTitle?: string;
  /** Members, once requested. */
  readonly accountIds?: readonly string[];
}
