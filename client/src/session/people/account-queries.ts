import {
  getAccount,
  getFollowers,
  getFollowing,
  getRelationships,
} from '@rookery/contract/calls/accounts.ts';
import { getFollowRequests } from '@rookery/contract/calls/follows.ts';
import { getAccountStatuses } from '@rookery/contract/calls/timelines.ts';
import type { Account } from '@rookery/contract/schemas/account.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import { ingestRelationships } from '#store/ingest/ingest-relationship.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import type { ResponseContext } from '../load.ts';
import { defineQuery } from '../queries/query.ts';
import { ingestAccountResponse, loadAccount } from './load-account.ts';

/** The rows that a list of accounts refers to, which must stay in the tables. */
export const accountsToRetain = (accounts: readonly string[]) => ({ accounts });

/** Stores the accounts of a response and returns their ids. */
export function ingestAccountsResponse(
  wires: readonly Account[],
  context: ResponseContext,
): readonly string[] {
  return ingestAccounts(context.tables, wires, context);
}

/** Loads an account by id, name or address; returns the id. */
export const accountQuery = {
  ...defineQuery('account', getAccount, ingestAccountResponse, (id) => accountsToRetain([id])),
  load: loadAccount,
};

export const followingQuery = defineQuery(
  'following',
  getFollowing,
  ingestAccountsResponse,
  accountsToRetain,
);

export const followersQuery = defineQuery(
  'followers',
  getFollowers,
  ingestAccountsResponse,
  accountsToRetain,
);

export const followRequestsQuery = defineQuery(
  'follow requests',
  getFollowRequests,
  ingestAccountsResponse,
  accountsToRetain,
);

/** Loads the viewer's relationships to several accounts; returns the ids of the accounts. */
export const relationshipsQuery = defineQuery(
  'relationships',
  getRelationships,
  (wires, context): readonly string[] => {
    ingestRelationships(context.tables, wires, context);
    return wires.map(({ id }) => id);
  },
);

/** Loads the statuses of an account that match the query; returns the ids. */
export const accountStatusesQuery = defineQuery(
  'statuses of somebody',
  getAccountStatuses,
  (wires, context) => ingestStatuses(context.tables, wires, context),
  (statuses) => ({ statuses }),
);
