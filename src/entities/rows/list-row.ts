export interface ListRow {
  readonly id: string;
  readonly title?: string;
  /** Its members, once they were asked for. */
  readonly accountIds?: readonly string[];
}
