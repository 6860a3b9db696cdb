import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { tag } from '../schemas/tag.ts';

/** Returns a hashtag; 404 for one that was never used. */
export const getTag = defineCall('GET', '/api/v1/tags/:tag', { caller: 'member', response: tag });

/** Follows the tag; 404 for a tag that was never used. */
export const followTag = defineCall('POST', '/api/v1/tags/:tag/follow', {
  caller: 'member',
  response: tag,
});

/** Unfollows the tag; returns it unchanged if it is not followed. */
export const unfollowTag = defineCall('POST', '/api/v1/tags/:tag/unfollow', {
  caller: 'member',
  response: tag,
});

/** All tags followed by the viewer. */
export const getFollowedTags = defineCall('GET', '/api/v1/followed_tags', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(tag),
  paging: 'numeric-ids',
});
