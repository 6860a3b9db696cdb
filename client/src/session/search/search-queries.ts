import { search } from '@rookery/contract/calls/search.ts';
import type { Tag } from '@rookery/contract/schemas/tag.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '../queries/query.ts';

/** Loads the accounts that match a search. Returns their ids. */
export const peopleSearchQuery = defineQuery(
  'found people',
  search,
  ({ accounts = [] }, context): readonly string[] =>
    ingestAccounts(context.tables, accounts, context),
  (accounts) => ({ accounts }),
);

/** Loads the statuses that match a search. Returns the ids of those that were not deleted. */
export const statusSearchQuery = defineQuery(
  'found statuses',
  search,
  ({ statuses = [] }, context): readonly string[] =>
    statuses
      .map((wire) => ingestStatus(context.tables, wire, context))
      .filter((id) => context.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);

/** Loads the hashtags that match a search, with their usage. */
export const hashtagSearchQuery = defineQuery(
  'found hashtags',
  search,
  ({ hashtags = [] }): readonly Tag[] => hashtags,
);
