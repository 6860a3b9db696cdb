import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { RelationshipRow } from '#store/rows/relationship-row.ts';
import { capText } from './limits.ts';

/** Converts a relationship into a row under the account's id. */
export function toRelationshipRow(id: string, wire: Partial<Relationship>): RelationshipRow {
  return omitUndefined<RelationshipRow>({
    id,
    following: wire.following,
    followedBy: wire.followed_by,
    blocking: wire.blocking,
    blockedBy: wire.blocked_by,
    muting: wire.muting,
    requested: wire.requested,
    requestedBy: wire.requested_by,
    subscribing: wire.subscribing ?? wire.notifying,
    showingReblogs: wire.showing_reblogs,
    domainBlocking: wire.domain_blocking,
    endorsed: wire.endorsed,
    note: capText(wire.note, 'text'),
  });
}
