/**
 * The viewer's relationship to an account, by the account's id. Absent flags are unknown
 * (`readRelationship`).
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
  /** Whether the viewer features the account on their own profile (Mastodon). */
  readonly endorsed?: boolean;
  /** The viewer's private note about the account, as plain text. */
  readonly note?: string;
}

export type ReadRelationship = Required<RelationshipRow>;

const defaults: ReadRelationship = {
  id: '',
  following: false,
  followedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  requested: false,
  requestedBy: false,
  subscribing: false,
  showingReblogs: true,
  domainBlocking: false,
  endorsed: false,
  note: '',
};

/** Returns a relationship in which unknown fields have their defaults. */
export function readRelationship(row: RelationshipRow | undefined): ReadRelationship {
  return { ...defaults, ...row };
}
