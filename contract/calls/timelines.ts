import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { status } from '../schemas/status.ts';
import { visibilitiesParameter } from '../schemas/visibility.ts';

/** Parameters of every timeline. */
const common = {
  ...pagingParameters,
  with_muted: 'boolean',
  only_media: 'boolean',
  exclude_visibilities: visibilitiesParameter,
} as const;

/** Statuses of the viewer and of followed accounts. */
export const getHomeTimeline = defineCall('GET', '/api/v1/timelines/home', {
  caller: 'member',
  query: {
    ...common,
    local: 'boolean',
    remote: 'boolean',
    reply_visibility: 'one of all|following|self',
  },
  response: listOf(status),
  paging: 'sortable-ids',
});

/**
 * The local timeline with `local`, otherwise the federated one; `instance` limits it to one host.
 */
export const getPublicTimeline = defineCall('GET', '/api/v1/timelines/public', {
  caller: 'anyone',
  query: {
    ...common,
    local: 'boolean',
    remote: 'boolean',
    instance: 'text',
    reply_visibility: 'one of all|following|self',
  },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses of the instance and its bubble. Most instances refuse visitors (401). */
export const getBubbleTimeline = defineCall('GET', '/api/v1/timelines/bubble', {
  caller: 'anyone',
  optional: 'day',
  query: { ...common, remote: 'boolean', reply_visibility: 'one of all|following|self' },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Direct statuses. Mastodon and GoToSocial answer 404, because they have only conversations. */
export const getDirectTimeline = defineCall('GET', '/api/v1/timelines/direct', {
  caller: 'member',
  optional: 'day',
  query: { ...common },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses of the members of a list; 403 for another member's list. */
export const getListTimeline = defineCall('GET', '/api/v1/timelines/list/:id', {
  caller: 'member',
  query: { ...common, local: 'boolean', remote: 'boolean' },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses with a tag, combined with `any`, `all` or `none` of others. */
export const getTagTimeline = defineCall('GET', '/api/v1/timelines/tag/:tag', {
  caller: 'anyone',
  query: {
    ...common,
    local: 'boolean',
    remote: 'boolean',
    any: 'texts',
    all: 'texts',
    none: 'texts',
  },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses and reblogs of an account; `pinned` for its pinned statuses. */
export const getAccountStatuses = defineCall('GET', '/api/v1/accounts/:id/statuses', {
  caller: 'anyone',
  query: {
    ...common,
    pinned: 'boolean',
    exclude_replies: 'boolean',
    exclude_reblogs: 'boolean',
    tagged: 'text',
  },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses favourited by the viewer, in order of favouriting. */
export const getFavourites = defineCall('GET', '/api/v1/favourites', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** Statuses favourited by the account, unless it hides them. */
export const getAccountFavourites = defineCall('GET', '/api/v1/pleroma/accounts/:id/favourites', {
  caller: 'anyone',
  query: { ...pagingParameters },
  response: listOf(status),
  paging: 'sortable-ids',
});

/** The viewer's bookmarks, in order of bookmarking. */
export const getBookmarks = defineCall('GET', '/api/v1/bookmarks', {
  caller: 'member',
  query: { ...pagingParameters, with_muted: 'boolean' },
  response: listOf(status),
  paging: 'numeric-ids',
});
