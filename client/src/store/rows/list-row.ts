export interface ListRow {
  readonly id: string;
  readonly title?: string;
  /** Members, once requested. */
  readonly accountIds?: readonly string[];
}
