import { createReader } from './create-reader.ts';
import type { RelationshipRow } from './relationship-row.ts';

export type ReadRelationship = Required<RelationshipRow>;

const read = createReader<RelationshipRow, ReadRelationship>({
  following: false,
  followedBy: false,
  blocking: false,
  blockedBy: false,
  muting: false,
  mutingNotifications: false,
  requested: false,
  requestedBy: false,
  subscribing: false,
  notifying: false,
  endorsed: false,
  showingReblogs: true,
  domainBlocking: false,
  note: '',
});

const strangers: RelationshipRow = { id: '' };

/** Reads a relationship with defaults: what is not known reads as strangers. */
export function readRelationship(row: RelationshipRow | undefined): ReadRelationship {
  return read(row ?? strangers);
}
