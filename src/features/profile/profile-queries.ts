import { getAccountLists } from '#contract/calls/accounts.ts';
import { search } from '#contract/calls/search.ts';
import { ingestList } from '#entities/ingest/ingest-list.ts';
import { ingestStatus } from '#entities/ingest/ingest-status.ts';
import { defineQuery } from '#session/queries/query.ts';

/** The viewer's lists that somebody is in; gives their ids. */
export const listsWithQuery = defineQuery('lists with somebody', getAccountLists, (wires, how) =>
  /* `ingestLists` would take out all others, but these are not all lists. */
  wires.map((wire) => ingestList(how.tables, wire, how)),
);

/** Statuses of one person that hold what was looked for and still stand; gives their ids. */
export const foundOfPerson = defineQuery(
  'found statuses of one person',
  search,
  ({ statuses = [] }, how, { query }): readonly string[] =>
    statuses
      /* A server that does not know `account_id` finds statuses of everybody. */
      .filter(({ account }) => account.id === query?.account_id)
      .map((wire) => ingestStatus(how.tables, wire, how))
      .filter((id) => how.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);
