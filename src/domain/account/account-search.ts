import { searchAccounts } from '#contract/calls/accounts.ts';
import { search } from '#contract/calls/search.ts';
import { ingestAccounts } from '#entities/ingest/ingest-account.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall, type CallState } from '#session/queries/use-call.ts';
import { takePeople } from './account-queries.ts';

/** As many people are named at once. */
const most = 20;

const accountSearch = defineQuery(
  'people found',
  search,
  ({ accounts = [] }, how) => ingestAccounts(how.tables, accounts, how),
  (accounts) => ({ accounts }),
);

/** People by words of their name or address; without words nothing is asked (R-LIST-009). */
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
        limit: most,
        with_relationships: true,
        ...(isFollowedOnly && { following: true }),
      },
    },
    { isOff: q === '' },
  );
}

const resolvingSearch = defineQuery('people resolved', searchAccounts, takePeople, (accounts) => ({
  accounts,
}));

/**
 * People by words of their name or address, for members. The server asks other hosts for an address
 * that it does not know. Akkoma and Mastodon answer without relationships here.
 */
export function useResolvingSearch(words: string): CallState<readonly string[]> {
  const q = words.trim();
  return useCall(
    resolvingSearch,
    { query: { q, resolve: true, limit: most } },
    { isOff: q === '' },
  );
}
