import {
  getAccount,
  getFollowers,
  getFollowing,
  getRelationships,
} from '#contract/calls/accounts.ts';
import { getFollowRequests } from '#contract/calls/follows.ts';
import { getAccountStatuses } from '#contract/calls/timelines.ts';
import type { Account } from '#contract/schemas/account.ts';
import { ingestAccount, ingestAccounts } from '#entities/ingest/ingest-account.ts';
import { ingestRelationships } from '#entities/ingest/ingest-relationship.ts';
import { ingestStatuses } from '#entities/ingest/ingest-status.ts';
import type { Taking } from '#session/load.ts';
import { defineQuery } from '#session/queries/query.ts';

const people = (accounts: readonly string[]) => ({ accounts });

/** Takes in accounts; gives their ids. */
export function takePeople(wires: readonly Account[], how: Taking): readonly string[] {
  return ingestAccounts(how.tables, wires, how);
}

/** Takes in one account; gives its id. */
export function takeAccount(wire: Account, how: Taking): string {
  return ingestAccount(how.tables, wire, how);
}

/** Somebody by id, name or address; gives the id. */
export const accountQuery = defineQuery('account', getAccount, takeAccount, (id) => people([id]));

export const followingQuery = defineQuery('following', getFollowing, takePeople, people);

export const followersQuery = defineQuery('followers', getFollowers, takePeople, people);

export const followRequestsQuery = defineQuery(
  'follow requests',
  getFollowRequests,
  takePeople,
  people,
);

/** How the viewer stands to each of several accounts; gives the ids. */
export const relationshipsQuery = defineQuery(
  'relationships',
  getRelationships,
  (wires, how): readonly string[] => {
    ingestRelationships(how.tables, wires, how);
    return wires.map(({ id }) => id);
  },
);

/** What somebody posted, as far as the values ask for it; gives the ids. */
export const accountStatusesQuery = defineQuery(
  'statuses of somebody',
  getAccountStatuses,
  (wires, how) => ingestStatuses(how.tables, wires, how),
  (statuses) => ({ statuses }),
);
