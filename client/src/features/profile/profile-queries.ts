import { search } from '@rookery/contract/calls/search.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '#session/queries/query.ts';

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
