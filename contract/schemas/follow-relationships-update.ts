import * as v from 'valibot';
import { count, entity } from '../lenient-schema.ts';

const side = entity({ id: v.string() }, { follower_count: count, following_count: count });

/** A follow was requested, accepted, rejected or ended; sent to the streams of both accounts. */
export const followRelationshipsUpdate = entity(
  { state: v.picklist(['follow_pending', 'follow_accept', 'follow_reject', 'unfollow']) },
  { follower: side, following: side },
);

export type FollowRelationshipsUpdate = v.InferOutput<typeof followRelationshipsUpdate>;
