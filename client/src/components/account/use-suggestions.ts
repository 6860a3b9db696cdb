import { useEffect } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#api/api-error.ts';
import { getSuggestions, getSuggestionsV1 } from '@rookery/contract/calls/suggestions.ts';
import { defineQuery } from '#session/queries/query.ts';
import { type PagesState, useCallPages } from '#session/queries/use-call-pages.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { accountsToRetain, ingestAccountsResponse } from '#session/people/account-queries.ts';

const suggestionsQuery = defineQuery(
  'suggestions',
  getSuggestions,
  (wires, context) =>
    ingestAccountsResponse(
      wires.map(({ account }) => account),
      context,
    ),
  accountsToRetain,
);

const suggestionsV1Query = defineQuery(
  'suggestions of version 1',
  getSuggestionsV1,
  ingestAccountsResponse,
  accountsToRetain,
);

const values = { query: { limit: 40 } };

/** Status codes of servers and proxies for an unknown path. */
const missingCodes: readonly unknown[] = [404, 405, 410, 501];

/**
 * Returns the accounts that the server suggests. Requests version 2 of the call, and version 1 only if
 * the server lacks version 2 (Pleroma before 2.4, Mastodon before 3.3). On Akkoma, version 1 is always
 * empty. Requests nothing on a server without suggestions.
 */
export function useSuggestions(): PagesState<string> {
  const { instance } = useSession();
  const isV2Missing = useStore(instance, (known) => known.isSuggestionsV2Missing);
  const isOffered = useCan('suggestions');
  const state = useCallPages(suggestionsQuery, values, { isDisabled: isV2Missing || !isOffered });
  const isMissing =
    isV2Missing ||
    (state.failure instanceof ApiError && missingCodes.includes(state.failure.status));
  const old = useCallPages(suggestionsV1Query, values, { isDisabled: !isMissing || !isOffered });
  useEffect(() => {
    if (isMissing) instance.setState({ isSuggestionsV2Missing: true });
  }, [isMissing, instance]);
  return isMissing ? old : state;
}
