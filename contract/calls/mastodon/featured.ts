import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { entity, listOf } from '../../lenient-schema.ts';
import { pagingParameters } from '../../paging-parameters.ts';
import { account } from '../../schemas/account.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';
import { featuredTag } from '../../schemas/featured-tag.ts';
import { relationship } from '../../schemas/relationship.ts';
import { tag } from '../../schemas/tag.ts';

/** The viewer's featured hashtags. Mastodon 3.0. */
export const getFeaturedTags = defineCall('GET', '/api/v1/featured_tags', {
  caller: 'member',
  response: listOf(featuredTag),
});

/** Features a hashtag; `name` without `#`. */
export const featureTag = defineCall('POST', '/api/v1/featured_tags', {
  caller: 'member',
  body: { encoding: 'json', fields: { name: 'text!' } },
  response: featuredTag,
});

/** Stops featuring a hashtag. */
export const unfeatureTag = defineCall('DELETE', '/api/v1/featured_tags/:id', {
  caller: 'member',
  response: emptyResponse,
});

/** Features a hashtag by its name. Mastodon 4.4. */
export const featureTagByName = defineCall('POST', '/api/v1/tags/:tag/feature', {
  caller: 'member',
  response: tag,
});

/** Stops featuring a hashtag by its name. Mastodon 4.4. */
export const unfeatureTagByName = defineCall('POST', '/api/v1/tags/:tag/unfeature', {
  caller: 'member',
  response: tag,
});

/** Hashtags that the viewer uses often. */
export const getFeaturedTagSuggestions = defineCall('GET', '/api/v1/featured_tags/suggestions', {
  caller: 'member',
  response: listOf(tag),
});

/** The featured hashtags of an account. Mastodon 3.3. */
export const getAccountFeaturedTags = defineCall('GET', '/api/v1/accounts/:id/featured_tags', {
  caller: 'anyone',
  response: listOf(featuredTag),
});

/** The accounts that the viewer features. */
export const getEndorsements = defineCall('GET', '/api/v1/endorsements', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** The accounts that an account features. Mastodon 4.4. */
export const getAccountEndorsements = defineCall('GET', '/api/v1/accounts/:id/endorsements', {
  caller: 'anyone',
  query: { ...pagingParameters },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Features an account on the viewer's profile; it must be followed. Mastodon 4.4. */
export const endorseAccount = defineCall('POST', '/api/v1/accounts/:id/endorse', {
  caller: 'member',
  response: relationship,
});

/** Stops featuring an account. Mastodon 4.4. */
export const unendorseAccount = defineCall('POST', '/api/v1/accounts/:id/unendorse', {
  caller: 'member',
  response: relationship,
});

/** Returns for each account which of its followers the viewer follows. Mastodon 3.5. */
export const getFamiliarFollowers = defineCall('GET', '/api/v1/accounts/familiar_followers', {
  caller: 'member',
  query: { id: 'texts!' },
  response: listOf(entity({ id: v.string() }, { accounts: listOf(account) })),
});
