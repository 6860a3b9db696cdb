import type { CallResponse } from '@rookery/contract/call.ts';
import {
  getAccountCollections,
  getCollection,
  getCollectionsWithAccount,
} from '@rookery/contract/calls/mastodon/collections.ts';
import { getAccounts } from '@rookery/contract/calls/mastodon/entities-by-id.ts';
import { defineQuery } from '../queries/query.ts';
import { accountsToRetain, ingestAccountsResponse } from './account-queries.ts';

/** A list of accounts that somebody recommends. */
export type Collection = CallResponse<typeof getCollection>['collection'];

/** Maximum number of accounts in a collection of Mastodon. */
export const maxCollectionAccounts = 25;

/** The collections of an account. */
export const accountCollectionsQuery = defineQuery(
  'collections of somebody',
  getAccountCollections,
  ({ collections = [] }): readonly Collection[] => collections,
);

/** The collections that contain the viewer. */
export const containingCollectionsQuery = defineQuery(
  'collections with the viewer',
  getCollectionsWithAccount,
  ({ collections = [] }): readonly Collection[] => collections,
);

/** Ids of the accounts in a collection. */
export function collectionAccountIds({ items = [] }: Collection): readonly string[] {
  return items.flatMap(({ account_id: id }) => id ?? []);
}

/** Loads a collection; also stores its owner and the accounts in it in the tables. */
export const collectionQuery = defineQuery(
  'collection',
  getCollection,
  ({ collection, accounts = [] }, context): Collection => {
    ingestAccountsResponse(accounts, context);
    return collection;
  },
  (collection) => ({ accounts: [collection.account_id, ...collectionAccountIds(collection)] }),
);

/** Loads the owners of several collections, in one request. */
export const collectionOwnersQuery = defineQuery(
  'owners of collections',
  getAccounts,
  ingestAccountsResponse,
  accountsToRetain,
);

/** Maximum ids per request that Mastodon accepts. */
const maxOwners = 40;

/** Returns the ids of the owners of the collections, each once. */
export function collectionOwnerIds(collections: readonly Collection[]): string[] {
  return [...new Set(collections.map(({ account_id: id }) => id))].slice(0, maxOwners);
}
