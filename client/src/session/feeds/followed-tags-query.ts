import { getFollowedTags } from '@rookery/contract/calls/tags.ts';
import { defineQuery } from '../queries/query.ts';

/** Loads the names of the hashtags that the viewer follows. */
export const followedTagsQuery = defineQuery('followed tags', getFollowedTags, (tags) =>
  tags.map(({ name }) => name),
);

/**
 * The arguments for {@link followedTagsQuery}. All callers use these, so that they share one
 * request.
 */
export const followedTagsArguments = { query: { limit: 40 } } as const;
