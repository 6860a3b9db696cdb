import type { RelationshipRow } from './relationship-row.ts';

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
  note: '',
};

/** Reads a relationship with defaults for unknown fields. */
export function readRelationship(row: RelationshipRow | undefined): ReadRelationship {
  return { ...defaults, ...row };
}
