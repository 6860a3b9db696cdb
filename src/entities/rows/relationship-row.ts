/**
 * How the viewer and an account stand to each other, keyed by the account's id. A flag
 * the server has not told is absent, which reads as false.
 */
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
