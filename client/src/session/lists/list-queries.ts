import { getAccountLists } from '@rookery/contract/calls/accounts.ts';
import { getList, getListAccounts, getLists } from '@rookery/contract/calls/lists.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import { ingestList, ingestListMembers, ingestLists } from '#store/ingest/ingest-list.ts';
import { defineQuery } from '../queries/query.ts';

export const listsQuery = defineQuery('lists', getLists, (wires, context) =>
  ingestLists(context.tables, wires, context),
);

/** Loads one list. Afterwards its row has the title. */
export const listQuery = defineQuery('list', getList, (wire, context) =>
  ingestList(context.tables, wire, context),
);

/** Loads the members of a list. The ids are also stored in the row of the list. */
export const listMembersQuery = defineQuery(
  'list members',
  getListAccounts,
  (wires, context, { path }) => ingestListMembers(context.tables, path.id, wires, context),
  (accounts) => ({ accounts }),
);

/** The number of members that are requested for the row of a list: one page of every server. */
export const previewedMembers = 40;

/** Loads the first members of a list, which are not stored in its row, since they may not be all. */
export const listPreviewQuery = defineQuery(
  'first members of a list',
  getListAccounts,
  (wires, context) => ingestAccounts(context.tables, wires, context),
  (accounts) => ({ accounts }),
);

/** Loads the ids of the viewer's lists that contain an account. */
export const listsWithAccountQuery = defineQuery(
  'lists with somebody',
  getAccountLists,
  (wires, context) =>
    /* `ingestLists` would remove all other lists, since this response does not contain all
       lists of the viewer. */
    wires.map((wire) => ingestList(context.tables, wire, context)),
);
