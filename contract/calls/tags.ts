import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { tag } from '../schemas/tag.ts';

/** One never used is 404. */
export const getTag = defineCall({
  method: 'GET',
  path: '/api/v1/tags/:tag',
  who: 'member',
  answer: tag,
});

/** Its statuses come to the home timeline; a tag never used is 404. */
export const followTag = defineCall({
  method: 'POST',
  path: '/api/v1/tags/:tag/follow',
  who: 'member',
  answer: tag,
});

/** One not followed is answered as it is. */
export const unfollowTag = defineCall({
  method: 'POST',
  path: '/api/v1/tags/:tag/unfollow',
  who: 'member',
  answer: tag,
});

/** All tags the viewer follows. */
export const getFollowedTags = defineCall({
  method: 'GET',
  path: '/api/v1/followed_tags',
  who: 'member',
  query: { ...pages },
  answer: listOf(tag),
  paging: 'number',
});
