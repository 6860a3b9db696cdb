import { ApiError } from '#api/api-error.ts';
import { getTag } from '@rookery/contract/calls/tags.ts';
import { defineQuery } from '#session/queries/query.ts';

/** What the viewer has done with a hashtag. */
export interface TagState {
  readonly isFollowed: boolean;
  /**
   * Whether the hashtag is featured on the viewer's profile; undefined if the server does not say.
   */
  readonly isFeatured: boolean | undefined;
}

/** Loads what the viewer has done with a hashtag. */
export const tagStateQuery = defineQuery('tag', getTag, ({ following, featuring }): TagState => {
  if (following === undefined) throw new ApiError('malformed');
  return { isFollowed: following, isFeatured: featuring };
});
