import { getAccountLists } from '@rookery/contract/calls/accounts.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { ingestList } from '#store/ingest/ingest-list.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '#session/queries/query.ts';

/** Ids of the viewer's lists that contain an account. */
export const listsWithAccountQuery = defineQuery(
  'lists with somebody',
  getAccountLists,
  (wires, how) =>
    /* `ingestLists` would remove all other lists, but this response is not complete. */
    wires.map((wire) => ingestList(how.tables, wire, how)),
);

/** Ids of an account's statuses that match a search. */
export const accountStatusSearchQuery = defineQuery(
  'found statuses of one person',
  search,
  ({ statuses = [] }, how, { query }): readonly string[] =>
    statuses
      /* Servers that do not know `account_id` return statuses of all accounts. */
      .filter(({ account }) => account.id === query?.account_id)
      .map((wire) => ingestStatus(how.tables, wire, how))
      .filter((id) => how.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);
