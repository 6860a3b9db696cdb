import { searchAccounts } from '@rookery/contract/calls/accounts.ts';
import { search } from '@rookery/contract/calls/search.ts';
import { ingestAccounts } from '#store/ingest/ingest-account.ts';
import { defineQuery } from '#session/queries/query.ts';
import { type CallState, useCall } from '#session/queries/use-call.ts';
import { ingestAccountsResponse } from '#session/people/account-queries.ts';

/** Maximum number of suggested accounts. */
const maxResults = 20;

const accountSearch = defineQuery(
  'people found',
  search,
  ({ accounts = [] }, context) => ingestAccounts(context.tables, accounts, context),
  (accounts) => ({ accounts }),
);

/** Searches accounts by name or address; sends no request for an empty query (R-LIST-009). */
export function useAccountSearch(
  words: string,
  { isFollowedOnly }: { readonly isFollowedOnly: boolean },
): CallState<readonly string[]> {
  const q = words.trim();
  return useCall(
    accountSearch,
    {
      query: {
        q,
        type: 'accounts',
        limit: maxResults,
        with_relationships: true,
        ...(isFollowedOnly && { following: true }),
      },
    },
    { isDisabled: q === '' },
  );
}

const resolvingSearch = defineQuery(
  'people resolved',
  searchAccounts,
  ingestAccountsResponse,
  (accounts) => ({
    accounts,
  }),
);

/**
 * Searches accounts by name or address, for members. For an address that the server does not know, it
 * asks the host of that address. Akkoma and Mastodon send no relationships in this response.
 */
export function useResolvingSearch(words: string): CallState<readonly string[]> {
  const q = words.trim();
  return useCall(
    resolvingSearch,
    { query: { q, resolve: true, limit: maxResults } },
    { isDisabled: q === '' },
  );
}
