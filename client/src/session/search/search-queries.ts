import { search } from '@rookery/contract/calls/search.ts';
import type { Tag } from '@rookery/contract/schemas/tag.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '../queries/query.ts';

/** Ids of matching accounts. */
export const peopleSearchQuery = defineQuery(
  'found people',
  search,
  ({ accounts = [] }, how): readonly string[] => ingestAccounts(how.tables, accounts, how),
  (accounts) => ({ accounts }),
);

/** Ids of matching statuses that were not deleted. */
export const statusSearchQuery = defineQuery(
  'found statuses',
  search,
  ({ statuses = [] }, how): readonly string[] =>
    statuses
      .map((wire) => ingestStatus(how.tables, wire, how))
      .filter((id) => how.tables.statuses.get(id)?.isDeleted !== true),
  (statuses) => ({ statuses }),
);

/** Matching hashtags with their usage. */
export const hashtagSearchQuery = defineQuery(
  'found hashtags',
  search,
  ({ hashtags = [] }): readonly Tag[] => hashtags,
);
