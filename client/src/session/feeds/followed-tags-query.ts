import { getFollowedTags } from '@rookery/contract/calls/tags.ts';
import { defineQuery } from '../queries/query.ts';

/** Loads the names of the hashtags that the viewer follows. */
export const followedTagsQuery = defineQuery('followed tags', getFollowedTags, (tags) =>
  tags.map(({ name }) => name),
);

/** Arguments of {@link followedTagsQuery}; equal ones share their data. */
export const followedTagsArguments = { query: { limit: 40 } } as const;
