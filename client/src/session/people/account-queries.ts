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
import { handleAccount, loadAccount } from './load-account.ts';

/** The rows that a list of accounts refers to. */
export const accountRoots = (accounts: readonly string[]) => ({ accounts });

/** Stores the accounts of a response and returns their ids. */
export function handleAccounts(wires: readonly Account[], how: ResponseContext): readonly string[] {
  return ingestAccounts(how.tables, wires, how);
}

/** Loads an account by id, name or address; returns the id. */
export const accountQuery = {
  ...defineQuery('account', getAccount, handleAccount, (id) => accountRoots([id])),
  load: loadAccount,
};

export const followingQuery = defineQuery('following', getFollowing, handleAccounts, accountRoots);

export const followersQuery = defineQuery('followers', getFollowers, handleAccounts, accountRoots);

export const followRequestsQuery = defineQuery(
  'follow requests',
  getFollowRequests,
  handleAccounts,
  accountRoots,
);

/** Loads the viewer's relationships to several accounts; returns the ids. */
export const relationshipsQuery = defineQuery(
  'relationships',
  getRelationships,
  (wires, how): readonly string[] => {
    ingestRelationships(how.tables, wires, how);
    return wires.map(({ id }) => id);
  },
);

/** Loads the statuses of an account that match the query; returns the ids. */
export const accountStatusesQuery = defineQuery(
  'statuses of somebody',
  getAccountStatuses,
  (wires, how) => ingestStatuses(how.tables, wires, how),
  (statuses) => ({ statuses }),
);
