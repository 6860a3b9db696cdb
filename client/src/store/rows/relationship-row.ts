/** The relationship of viewer and account, by the account's id. Absent flags count as false. */
export interface RelationshipRow {
  readonly id: string;
  readonly following?: boolean;
  readonly followedBy?: boolean;
  readonly blocking?: boolean;
  readonly blockedBy?: boolean;
  readonly muting?: boolean;
  readonly requested?: boolean;
  readonly requestedBy?: boolean;
  readonly subscribing?: boolean;
  readonly showingReblogs?: boolean;
  readonly domainBlocking?: boolean;
  /** The viewer's private note on the account; plain text. */
  readonly note?: string;
}
