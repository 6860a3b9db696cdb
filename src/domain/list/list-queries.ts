import { getList, getListAccounts, getLists } from '#contract/calls/lists.ts';
import { ingestList, ingestListMembers, ingestLists } from '#entities/ingest/ingest-list.ts';
import { defineQuery } from '#session/queries/query.ts';

export const listsQuery = defineQuery('lists', getLists, (wires, how) =>
  ingestLists(how.tables, wires, how),
);

/** One list, of which the tables know the title then. */
export const listQuery = defineQuery('list', getList, (wire, how) =>
  ingestList(how.tables, wire, how),
);

/** Who is in a list: ids, which its row has as well. */
export const listMembersQuery = defineQuery(
  'list members',
  getListAccounts,
  (wires, how, { path }) => ingestListMembers(how.tables, path.id, wires, how),
  (accounts) => ({ accounts }),
);
