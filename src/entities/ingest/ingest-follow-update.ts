import type { FollowRelationshipsUpdate } from '#contract/schemas/follow-relationships-update.ts';
import type { Tables } from '../tables.ts';
import type { IngestContext } from './ingest-context.ts';

type Side = FollowRelationshipsUpdate['follower'];

function ingestCounts(tables: Tables, side: Side, askedAt: number): void {
  if (!side || !tables.accounts.get(side.id)) return;
  tables.accounts.merge(
    {
      id: side.id,
      ...(side.follower_count === undefined ? {} : { followersCount: side.follower_count }),
      ...(side.following_count === undefined ? {} : { followingCount: side.following_count }),
    },
    askedAt,
  );
}

/** Takes in what the stream says of a follow that concerns the viewer, on either side of it. */
export function ingestFollowUpdate(
  tables: Tables,
  { state, follower, following }: FollowRelationshipsUpdate,
  { askedAt, viewerId }: IngestContext,
): void {
  const isFollowing = state === 'follow_accept';
  const isRequested = state === 'follow_pending';
  tables.hub.batch(() => {
    ingestCounts(tables, follower, askedAt);
    ingestCounts(tables, following, askedAt);
    if (following && follower?.id === viewerId) {
      const row = { id: following.id, following: isFollowing, requested: isRequested };
      tables.relationships.merge(row, askedAt);
    } else if (follower && following?.id === viewerId) {
      const row = { id: follower.id, followedBy: isFollowing, requestedBy: isRequested };
      tables.relationships.merge(row, askedAt);
    }
  });
}
