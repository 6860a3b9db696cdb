import { getPublicTimeline } from '@rookery/contract/calls/timelines.ts';
import { useStore } from 'zustand';
import { accountsToRetain, ingestAccountsResponse } from '#session/people/account-queries.ts';
import { recentAuthors } from '#session/people/recent-authors.ts';
import { defineQuery } from '#session/queries/query.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useCan } from '#session/instance/use-can.ts';
import { useSession } from '#session/session-context.ts';
import { useSuggestions } from './use-suggestions.ts';

const recentAuthorsQuery = defineQuery(
  'authors of recent statuses',
  getPublicTimeline,
  (statuses, context) => ingestAccountsResponse(recentAuthors(statuses), context),
  accountsToRetain,
);

interface PeopleToFollow {
  /** Ids of the accounts. */
  readonly items: readonly string[];
  /** Whether they are authors of recent public statuses, not suggestions of the server. */
  readonly areAuthors: boolean;
  /** Whether the first response is awaited. */
  readonly isLoading: boolean;
  readonly failure: unknown;
  readonly retry: () => void;
}

/**
 * Returns people to follow: those that the server suggests, or else the authors of recent public
 * statuses, since Akkoma has suggestions switched off by default. Members only (R-SUGG-003).
 */
export function usePeopleToFollow(): PeopleToFollow {
  const { instance, viewerId } = useSession();
  const suggestions = useSuggestions();
  const isOffered = useCan('suggestions');
  const { federatedTimelineAvailable, localTimelineAvailable } = useStore(
    instance,
    ({ info }) => info,
  );
  const isWaiting =
    isOffered && suggestions.items === undefined && suggestions.failure === undefined;
  const hasSuggestions = (suggestions.items?.length ?? 0) > 0;
  const isClosed = !federatedTimelineAvailable && !localTimelineAvailable;
  const authors = useCall(
    recentAuthorsQuery,
    { query: { limit: 40, ...(!federatedTimelineAvailable && { local: true }) } },
    { isDisabled: hasSuggestions || isClosed || isWaiting },
  );
  if (hasSuggestions || suggestions.failure !== undefined)
    return {
      items: suggestions.items ?? [],
      areAuthors: false,
      isLoading: false,
      failure: suggestions.failure,
      retry: suggestions.retry,
    };
  return {
    items: authors.value?.filter((id) => id !== viewerId) ?? [],
    areAuthors: true,
    isLoading: isWaiting || authors.isLoading,
    failure: authors.failure,
    retry: authors.retry,
  };
}
