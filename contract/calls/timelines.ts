import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { status } from '../schemas/status.ts';

/** What every timeline takes; `reply_visibility` is following or self, and left out for all. */
const common = {
  ...pages,
  with_muted: 'boolean',
  only_media: 'boolean',
  exclude_visibilities: 'texts',
} as const;

/** Whom the viewer follows, and the viewer. */
export const getHomeTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/home',
  who: 'member',
  query: { ...common, local: 'boolean', remote: 'boolean', reply_visibility: 'text' },
  answer: listOf(status),
  paging: 'id',
});

/** The local timeline with `local`, else the federated one; `instance` narrows it to one host. */
export const getPublicTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/public',
  who: 'anyone',
  query: {
    ...common,
    local: 'boolean',
    remote: 'boolean',
    instance: 'text',
    reply_visibility: 'text',
  },
  answer: listOf(status),
  paging: 'id',
});

/** Statuses of the instance and its friends. For visitors mostly closed (401). */
export const getBubbleTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/bubble',
  who: 'anyone',
  query: { ...common, remote: 'boolean', reply_visibility: 'text' },
  answer: listOf(status),
  paging: 'id',
});

/** Gone from newer servers (404): then the conversations tell. */
export const getDirectTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/direct',
  who: 'member',
  query: { ...common },
  answer: listOf(status),
  paging: 'id',
});

/** Somebody else's list is 403. */
export const getListTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/list/:id',
  who: 'member',
  query: { ...common, local: 'boolean', remote: 'boolean' },
  answer: listOf(status),
  paging: 'id',
});

/** Statuses with a tag, and with `any`, `all` or `none` of others. */
export const getTagTimeline = defineCall({
  method: 'GET',
  path: '/api/v1/timelines/tag/:tag',
  who: 'anyone',
  query: {
    ...common,
    local: 'boolean',
    remote: 'boolean',
    any: 'texts',
    all: 'texts',
    none: 'texts',
  },
  answer: listOf(status),
  paging: 'id',
});

/** What somebody posted and repeated; `pinned` for those they pinned. */
export const getAccountStatuses = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id/statuses',
  who: 'anyone',
  query: {
    ...common,
    pinned: 'boolean',
    exclude_replies: 'boolean',
    exclude_reblogs: 'boolean',
    tagged: 'text',
  },
  answer: listOf(status),
  paging: 'id',
});

/** What the viewer favourited, in the order of favouriting. */
export const getFavourites = defineCall({
  method: 'GET',
  path: '/api/v1/favourites',
  who: 'member',
  query: { ...pages },
  answer: listOf(status),
  paging: 'id',
});

/** What somebody favourited, unless they hide it. */
export const getAccountFavourites = defineCall({
  method: 'GET',
  path: '/api/v1/pleroma/accounts/:id/favourites',
  who: 'anyone',
  query: { ...pages },
  answer: listOf(status),
  paging: 'id',
});

/** In the order of bookmarking. */
export const getBookmarks = defineCall({
  method: 'GET',
  path: '/api/v1/bookmarks',
  who: 'member',
  query: { ...pages, with_muted: 'boolean' },
  answer: listOf(status),
  paging: 'number',
});
