import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import type { SessionPart } from '../session.ts';
import type { Query } from './query.ts';

/** Milliseconds for which data that no screen uses stay cached. */
const cacheTime = 5 * 60_000;

/**
 * The query client of a session, for data that only the screens that request them change. Cached
 * data are shown at once, and requested again whenever a screen mounts.
 */
export const queryClient: SessionPart<QueryClient> = {
  name: 'answers',
  create: ({ log }) =>
    new QueryClient({
      queryCache: new QueryCache({
        onError: (error, { queryKey }) => log('query failed', { name: queryKey[0], error }),
      }),
      defaultOptions: {
        queries: {
          /* Disabled, since the transport repeats requests where that is safe. */
          retry: false,
          networkMode: 'always',
          gcTime: cacheTime,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
      },
    }),
  dispose(client) {
    void client.cancelQueries();
    client.clear();
  },
};

/** Returns the key of a query: its name, and the arguments of the request. */
export function createQueryKey<C extends Call, T>(
  query: Query<C, T>,
  values?: CallArguments<C>,
): readonly unknown[] {
  return values === undefined ? [query.name] : [query.name, values];
}
