import type { FollowRelationshipsUpdate } from '#contract/schemas/follow-relationships-update.ts';
import type { Relationship } from '#contract/schemas/relationship.ts';
import { present } from '#lib/present.ts';
import type { AccountRow } from '../rows/account-row.ts';
import type { RelationshipRow } from '../rows/relationship-row.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';
import { relationshipRow } from './relationship-row.ts';

/** Takes in how the viewer stands to an account. A visitor stands to nobody. */
export function ingestRelationship(
  tables: Tables,
  wire: Relationship,
  { askedAt, viewerId }: IngestContext,
): void {
  if (viewerId !== null) tables.relationships.merge(relationshipRow(wire.id, wire), askedAt);
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

const followed: Readonly<
  Record<FollowRelationshipsUpdate['state'], { readonly follows: boolean; readonly asks: boolean }>
> = {
  follow_pending: { follows: false, asks: true },
  follow_accept: { follows: true, asks: false },
  follow_reject: { follows: false, asks: false },
  unfollow: { follows: false, asks: false },
};

/**
 * Takes in the stream's word that somebody follows somebody, asks to, or no longer does: the
 * viewer's part in it, and the counts of accounts already known.
 */
export function ingestRelationshipsUpdate(
  tables: Tables,
  { state, follower, following }: FollowRelationshipsUpdate,
  askedAt: number,
  viewerId: string | null,
): void {
  const { follows, asks } = followed[state];
  tables.hub.batch(() => {
    for (const side of [follower, following]) {
      if (!side || !tables.accounts.get(side.id)) continue;
      const counts = present<AccountRow>({
        id: side.id,
        followersCount: side.follower_count,
        followingCount: side.following_count,
      });
      tables.accounts.merge(counts, askedAt);
    }
    if (!follower || !following || viewerId === null) return;
    const rows: RelationshipRow[] = [];
    if (follower.id === viewerId) {
      rows.push({ id: following.id, following: follows, requested: asks });
    }
    if (following.id === viewerId) {
      rows.push({ id: follower.id, followedBy: follows, requestedBy: asks });
    }
    for (const row of rows) tables.relationships.merge(row, askedAt);
  });
}
