import { getFollowers } from '@rookery/contract/calls/accounts.ts';
import { getFamiliarFollowers } from '@rookery/contract/calls/mastodon/featured.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { accountsToRetain, ingestAccountsResponse } from './account-queries.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { readRelationship } from '#store/rows/relationship-row.ts';
import { defineQuery } from '../queries/query.ts';

/** Ids of an account's statuses that match a search. */
export const accountStatusSearchQuery = defineQuery(
  'found statuses of one person',
  search,
  ({ statuses = [] }, context, { query }): readonly string[] =>
    statuses
      /* Servers that ignore `account_id` return statuses of all accounts, so the others are left
         out. */
      .filter(({ account }) => account.id === query?.account_id)
      .map((wire) => ingestStatus(context.tables, wire, context))
      .filter((id) => context.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);

/** Number of followers requested: the largest page that any server returns. */
export const maxFamiliarFollowers = 40;

/**
 * Ids of an account's followers whom the viewer follows, from the first page. Used for Akkoma,
 * which lacks the call `familiar_followers`, but sends relationships with a page of followers.
 */
export const followersPageQuery = defineQuery(
  'familiar followers on a page',
  getFollowers,
  (wires, context): readonly string[] =>
    ingestAccountsResponse(wires, context).filter(
      (id) => readRelationship(context.tables.relationships.get(id)).following,
    ),
  accountsToRetain,
);

/**
 * Ids of an account's followers whom the viewer follows, by the call `familiar_followers` of
 * Mastodon.
 */
export const familiarFollowersQuery = defineQuery(
  'familiar followers',
  getFamiliarFollowers,
  (wires, context, { query }): readonly string[] =>
    wires
      .filter(({ id }) => query?.id.includes(id) === true)
      .flatMap(({ accounts = [] }) => ingestAccountsResponse(accounts, context)),
  accountsToRetain,
);
