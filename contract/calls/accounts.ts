import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { relationship } from '../schemas/relationship.ts';

/** Changes the profile and the account options. An empty string resets a picture, `status_ttl_days: -1` keeps statuses for good. */
export const updateCredentials = defineCall({
  method: 'PATCH',
  path: '/api/v1/accounts/update_credentials',
  who: 'member',
  body: {
    encoding: 'json',
    fields: {
      display_name: 'text',
      note: 'text',
      /** A list of `{ name, value }`. */
      fields_attributes: 'json',
      avatar: 'text',
      header: 'text',
      pleroma_background_image: 'text',
      bot: 'boolean',
      actor_type: 'text',
      locked: 'boolean',
      discoverable: 'boolean',
      default_scope: 'text',
      source: { privacy: 'text', sensitive: 'boolean', language: 'text' },
      language: 'text',
      no_rich_text: 'boolean',
      show_role: 'boolean',
      skip_thread_containment: 'boolean',
      allow_following_move: 'boolean',
      also_known_as: 'texts',
      accepts_direct_messages_from: 'text',
      permit_followback: 'boolean',
      status_ttl_days: 'integer',
      hide_favorites: 'boolean',
      hide_followers: 'boolean',
      hide_followers_count: 'boolean',
      hide_follows: 'boolean',
      hide_follows_count: 'boolean',
      pleroma_settings_store: 'json',
    },
  },
  answer: account,
});

/** The same call with new pictures, which only a multipart form can carry. */
export const updateProfileImages = defineCall({
  method: 'PATCH',
  path: '/api/v1/accounts/update_credentials',
  who: 'member',
  body: {
    encoding: 'multipart',
    fields: { avatar: 'file', header: 'file', pleroma_background_image: 'file' },
  },
  answer: account,
});

/** By id, by name, or by `name@host`. */
export const getAccount = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id',
  who: 'anyone',
  query: { with_relationships: 'boolean' },
  answer: account,
});

/** By exact `name` or `name@host`, among the accounts the server knows already. */
export const lookupAccount = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/lookup',
  who: 'anyone',
  query: { acct: 'text!' },
  answer: account,
});

/** By part of a name; with `resolve` the server also asks other hosts. */
export const searchAccounts = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/search',
  who: 'anyone',
  query: {
    q: 'text!',
    resolve: 'boolean',
    following: 'boolean',
    limit: 'integer',
    offset: 'integer',
    with_relationships: 'boolean',
  },
  answer: listOf(account),
});

/** How the viewer stands to each of several accounts; no ids, an empty list. */
export const getRelationships = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/relationships',
  who: 'member',
  query: { id: 'texts' },
  answer: listOf(relationship),
});

/** Keeps a private note on somebody; empty to forget it. */
export const setAccountNote = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/note',
  who: 'member',
  body: { encoding: 'form', fields: { comment: 'text!' } },
  answer: relationship,
});

/** Whom somebody follows; empty when they hide it. */
export const getFollowing = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id/following',
  who: 'anyone',
  query: { ...pages, with_relationships: 'boolean' },
  answer: listOf(account),
  paging: 'id',
});

/** Who follows somebody; empty when they hide it. */
export const getFollowers = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id/followers',
  who: 'anyone',
  query: { ...pages, with_relationships: 'boolean' },
  answer: listOf(account),
  paging: 'id',
});

/** The viewer's lists that somebody is in. */
export const getAccountLists = defineCall({
  method: 'GET',
  path: '/api/v1/accounts/:id/lists',
  who: 'member',
  answer: listOf(list),
});

/** Accounts of this instance that want to be found. */
export const getDirectory = defineCall({
  method: 'GET',
  path: '/api/v1/directory',
  who: 'anyone',
  query: { order: 'text', local: 'boolean', limit: 'integer', offset: 'integer' },
  answer: listOf(account),
  paging: 'offset',
});
