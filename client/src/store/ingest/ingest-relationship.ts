import type { FollowRelationshipsUpdate } from '@rookery/contract/schemas/follow-relationships-update.ts';
import type { Relationship } from '@rookery/contract/schemas/relationship.ts';
import { omitUndefined } from '#lib/omit-undefined.ts';
import type { AccountRow } from '#store/rows/account-row.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';
import { toRelationshipRow } from './to-relationship-row.ts';

/** Ingests the viewer's relationship to an account. Does nothing for a visitor. */
export function ingestRelationship(
  tables: Tables,
  wire: Relationship,
  { requestedAt, viewerId }: IngestContext,
): void {
  if (viewerId !== null) tables.relationships.merge(toRelationshipRow(wire.id, wire), requestedAt);
}

export function ingestRelationships(
  tables: Tables,
  wires: readonly Relationship[],
  context: IngestContext,
): void {
  tables.hub.batch(() => {
    for (const wire of wires) ingestRelationship(tables, wire, context);
  });
}

const flagsByState = {
  follow_pending: { follows: false, requests: true },
  follow_accept: { follows: true, requests: false },
  follow_reject: { follows: false, requests: false },
  unfollow: { follows: false, requests: false },
} as const satisfies Record<FollowRelationshipsUpdate['state'], unknown>;

/**
 * Ingests a stream event about the start or end of a follow or follow request. Changes the viewer's
 * relationship and the counts of both accounts, if these are in the tables.
 */
export function ingestRelationshipsUpdate(
  tables: Tables,
  { state, follower, following }: FollowRelationshipsUpdate,
  requestedAt: number,
  viewerId: string | null,
): void {
  const { follows, requests } = flagsByState[state];
  tables.hub.batch(() => {
    for (const side of [follower, following]) {
      if (!side || !tables.accounts.get(side.id)) continue;
      const counts = omitUndefined<AccountRow>({
        id: side.id,
        followersCount: side.follower_count,
        followingCount: side.following_count,
      });
      tables.accounts.merge(counts, requestedAt);
    }
    if (!follower || !following || viewerId === null) return;
    if (follower.id === viewerId) {
      const row = { id: following.id, following: follows, requested: requests };
      tables.relationships.merge(row, requestedAt);
    }
    if (following.id === viewerId) {
      const row = { id: follower.id, followedBy: follows, requestedBy: requests };
      tables.relationships.merge(row, requestedAt);
    }
  });
}
