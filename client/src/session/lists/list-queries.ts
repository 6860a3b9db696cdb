import { getAccountLists } from '@rookery/contract/calls/accounts.ts';
import { getList, getListAccounts, getLists } from '@rookery/contract/calls/lists.ts';
import { ingestList, ingestListMembers, ingestLists } from '#store/ingest/ingest-list.ts';
import { defineQuery } from '../queries/query.ts';

export const listsQuery = defineQuery('lists', getLists, (wires, how) =>
  ingestLists(how.tables, wires, how),
);

/** Loads one list, whose row then has its title. */
export const listQuery = defineQuery('list', getList, (wire, how) =>
  ingestList(how.tables, wire, how),
);

/** Loads the members of a list; returns the ids, which the list's row contains too. */
export const listMembersQuery = defineQuery(
  'list members',
  getListAccounts,
  (wires, how, { path }) => ingestListMembers(how.tables, path.id, wires, how),
  (accounts) => ({ accounts }),
);

/** Ids of the viewer's lists that contain an account. */
export const listsWithAccountQuery = defineQuery(
  'lists with somebody',
  getAccountLists,
  (wires, how) =>
    /* `ingestLists` would remove all other lists, but this response is not complete. */
    wires.map((wire) => ingestList(how.tables, wire, how)),
);
