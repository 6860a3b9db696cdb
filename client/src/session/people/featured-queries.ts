import {
  getAccountEndorsements,
  getAccountFeaturedTags,
  getEndorsements,
  getFeaturedTags,
  getFeaturedTagSuggestions,
} from '@rookery/contract/calls/mastodon/featured.ts';
import { defineQuery, identity } from '../queries/query.ts';
import { accountsToRetain, ingestAccountsResponse } from './account-queries.ts';

/** The hashtags that an account features. */
export const accountFeaturedTagsQuery = defineQuery(
  'featured hashtags of somebody',
  getAccountFeaturedTags,
  identity,
);

/** Ids of the accounts that an account features. */
export const accountEndorsementsQuery = defineQuery(
  'people featured by somebody',
  getAccountEndorsements,
  ingestAccountsResponse,
  accountsToRetain,
);

/** Ids of the accounts that the viewer features. */
export const endorsementsQuery = defineQuery(
  'featured people',
  getEndorsements,
  ingestAccountsResponse,
  accountsToRetain,
);

/** The hashtags that the viewer features. */
export const featuredTagsQuery = defineQuery('featured hashtags', getFeaturedTags, identity);

/** Names of hashtags that the viewer uses often and does not feature. */
export const featuredTagSuggestionsQuery = defineQuery(
  'suggested hashtags',
  getFeaturedTagSuggestions,
  (tags): readonly string[] => tags.map(({ name }) => name),
);
