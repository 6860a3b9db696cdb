import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { pagingParameters } from '../paging-parameters.ts';
import { visibilityParameter } from '../schemas/visibility.ts';
import { account } from '../schemas/account.ts';
import { list } from '../schemas/list.ts';
import { relationship } from '../schemas/relationship.ts';

/**
 * Updates the profile and the account options. An empty string resets a picture; `status_ttl_days:
 * -1` disables expiry.
 */
export const updateCredentials = defineCall('PATCH', '/api/v1/accounts/update_credentials', {
  caller: 'member',
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
      /** An empty text removes the description. Supported since Akkoma 3.19 and Mastodon 4.6. */
      avatar_description: 'text',
      header_description: 'text',
      bot: 'boolean',
      actor_type: 'one of Application|Group|Organization|Person|Service',
      locked: 'boolean',
      discoverable: 'boolean',
      /**
       * `hide_collections` since Mastodon 4.1, `indexable` since 4.3, `attribution_domains` since
       * 4.4.
       */
      hide_collections: 'boolean',
      indexable: 'boolean',
      attribution_domains: 'texts',
      default_scope: visibilityParameter,
      source: {
        privacy: visibilityParameter,
        sensitive: 'boolean',
        language: 'text',
        /** Mastodon 4.5. */
        quote_policy: 'one of public|followers|nobody',
      },
      language: 'text',
      no_rich_text: 'boolean',
      show_role: 'boolean',
      skip_thread_containment: 'boolean',
      allow_following_move: 'boolean',
      also_known_as: 'texts',
      accepts_direct_messages_from: 'one of everybody|people_i_follow|nobody',
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
  response: account,
});

/** The same call with new pictures, which require a multipart form. */
export const updateProfileImages = defineCall('PATCH', '/api/v1/accounts/update_credentials', {
  caller: 'member',
  body: {
    encoding: 'multipart',
    fields: { avatar: 'file', header: 'file', pleroma_background_image: 'file' },
  },
  response: account,
});

/** Looks an account up by id, name or `name@host`. */
export const getAccount = defineCall('GET', '/api/v1/accounts/:id', {
  caller: 'anyone',
  query: { with_relationships: 'boolean' },
  response: account,
});

/** Looks an account up by exact `name` or `name@host`, among accounts the server already knows. */
export const lookupAccount = defineCall('GET', '/api/v1/accounts/lookup', {
  caller: 'anyone',
  query: { acct: 'text!' },
  response: account,
});

/** Searches by part of a name; with `resolve` the server also queries other hosts. */
export const searchAccounts = defineCall('GET', '/api/v1/accounts/search', {
  caller: 'anyone',
  query: {
    q: 'text!',
    resolve: 'boolean',
    following: 'boolean',
    limit: 'integer',
    offset: 'integer',
    with_relationships: 'boolean',
  },
  response: listOf(account),
});

/** Returns the viewer's relationships to several accounts; an empty list without ids. */
export const getRelationships = defineCall('GET', '/api/v1/accounts/relationships', {
  caller: 'member',
  query: { id: 'texts' },
  response: listOf(relationship),
});

/** Saves a private note about an account; an empty text deletes it. */
export const setAccountNote = defineCall('POST', '/api/v1/accounts/:id/note', {
  caller: 'member',
  body: { encoding: 'form', fields: { comment: 'text!' } },
  response: relationship,
});

/** Accounts this account follows; empty when hidden. */
export const getFollowing = defineCall('GET', '/api/v1/accounts/:id/following', {
  caller: 'anyone',
  query: { ...pagingParameters, with_relationships: 'boolean' },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Followers of the account; empty when hidden. */
export const getFollowers = defineCall('GET', '/api/v1/accounts/:id/followers', {
  caller: 'anyone',
  query: { ...pagingParameters, with_relationships: 'boolean' },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** The viewer's lists that contain the account. */
export const getAccountLists = defineCall('GET', '/api/v1/accounts/:id/lists', {
  caller: 'member',
  response: listOf(list),
});

/** Accounts of this instance that are discoverable. */
export const getDirectory = defineCall('GET', '/api/v1/directory', {
  caller: 'anyone',
  optional: 'session',
  query: { order: 'one of active|new', local: 'boolean', limit: 'integer', offset: 'integer' },
  response: listOf(account),
  paging: 'offset',
});
