import * as v from 'valibot';
import { entity } from '../lenient.ts';

const side = entity(
  { id: v.string() },
  { follower_count: v.number(), following_count: v.number() },
);

/** Somebody follows somebody, asks to, or no longer does; told on the stream of both. */
export const followRelationshipsUpdate = entity(
  { state: v.picklist(['follow_pending', 'follow_accept', 'follow_reject', 'unfollow']) },
  { follower: side, following: side },
);

export type FollowRelationshipsUpdate = v.InferOutput<typeof followRelationshipsUpdate>;
