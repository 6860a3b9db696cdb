import * as v from 'valibot';
import { count, entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';

/** An account in a collection. */
export const collectionItem = entity(
  { id: v.string() },
  {
    /** Null while the server does not know the account yet. */
    account_id: v.nullable(v.string()),
    /** The account's answer: `accepted`, `pending`, `rejected` or `revoked`. */
    state: v.string(),
    created_at: v.string(),
  },
);

/** Accounts that somebody recommends (Mastodon 4.6). */
export const collection = entity(
  { id: v.string(), account_id: v.string(), name: v.string() },
  {
    uri: v.string(),
    url: v.nullable(v.string()),
    /** HTML. */
    description: v.string(),
    language: v.nullable(v.string()),
    local: v.boolean(),
    sensitive: v.boolean(),
    discoverable: v.boolean(),
    tag: v.nullable(entity({ name: v.string() }, { url: v.string() })),
    item_count: count,
    items: listOf(collectionItem),
    created_at: v.string(),
    updated_at: v.string(),
  },
);

export const wrappedCollection = entity({ collection }, {});

export const collections = entity({}, { collections: listOf(collection) });

/** A collection with its owner and the accounts in it. */
export const collectionWithAccounts = entity({ collection }, { accounts: listOf(account) });

export const wrappedCollectionItem = entity({ collection_item: collectionItem }, {});
