import { defineCall } from '../../call.ts';
import {
  collections,
  collectionWithAccounts,
  wrappedCollection,
  wrappedCollectionItem,
} from '../../schemas/collection.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';

const page = { limit: 'integer', offset: 'integer' } as const;

const description = {
  description: 'text',
  language: 'text',
  /** A hashtag without `#`; empty for none. */
  tag_name: 'text',
  sensitive: 'boolean',
  discoverable: 'boolean',
} as const;

/**
 * The collections of an account. All calls in this file exist since Mastodon 4.6 (API 10).
 * Mastodon's documentation prints the path of this call and of the next one without `accounts`; its
 * routes and tests contain it.
 */
export const getAccountCollections = defineCall('GET', '/api/v1/accounts/:id/collections', {
  caller: 'anyone',
  query: page,
  response: collections,
});

/** The collections that the viewer is in; 403 for another account. */
export const getCollectionsWithAccount = defineCall('GET', '/api/v1/accounts/:id/in_collections', {
  caller: 'member',
  query: page,
  response: collections,
});

/** A collection; the owner also gets the items that are not accepted yet. */
export const getCollection = defineCall('GET', '/api/v1/collections/:id', {
  caller: 'anyone',
  response: collectionWithAccounts,
});

/** Creates a collection; 422 for invalid texts and above the limit of the viewer's role. */
export const createCollection = defineCall('POST', '/api/v1/collections', {
  caller: 'member',
  body: { encoding: 'json', fields: { name: 'text!', ...description, account_ids: 'texts' } },
  response: wrappedCollection,
});

export const updateCollection = defineCall('PATCH', '/api/v1/collections/:id', {
  caller: 'member',
  body: { encoding: 'json', fields: { name: 'text', ...description } },
  response: wrappedCollection,
});

export const deleteCollection = defineCall('DELETE', '/api/v1/collections/:id', {
  caller: 'member',
  response: emptyResponse,
});

/**
 * Adds an account to a collection; 422 if the account does not permit that, or if the collection
 * has 25 accounts already.
 */
export const addCollectionItem = defineCall('POST', '/api/v1/collections/:id/items', {
  caller: 'member',
  body: { encoding: 'json', fields: { account_id: 'text!' } },
  response: wrappedCollectionItem,
});

export const removeCollectionItem = defineCall('DELETE', '/api/v1/collections/:id/items/:item', {
  caller: 'member',
  response: emptyResponse,
});

/** Removes the viewer from a collection of somebody else. */
export const revokeCollectionItem = defineCall(
  'POST',
  '/api/v1/collections/:id/items/:item/revoke',
  { caller: 'member', response: emptyResponse },
);
