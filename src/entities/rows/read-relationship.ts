import type { RelationshipRow } from './relationship-row.ts';

export type ReadRelationship = Required<RelationshipRow>;

const strangers: ReadRelationship = {
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

/** Reads a relationship with defaults: what is not known reads as strangers. */
export function readRelationship(row: RelationshipRow | undefined): ReadRelationship {
  return { ...strangers, ...row };
}
