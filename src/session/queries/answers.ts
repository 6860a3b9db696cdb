import { QueryClient } from '@tanstack/react-query';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';
import type { SessionPart } from '../session.ts';
import type { Query } from './query.ts';

/** Milliseconds for which an answer that no screen shows any more is kept. */
const keptFor = 5 * 60_000;

/**
 * The answers that nobody but the screens asking for them changes. One per session, dropped with it.
 * An answer is shown at once where it is known, and asked for again each time a screen opens.
 */
export const answers: SessionPart<QueryClient> = {
  name: 'answers',
  create: () =>
    new QueryClient({
      defaultOptions: {
        queries: {
          /* The transport already repeats what may be repeated. */
          retry: false,
          networkMode: 'always',
          gcTime: keptFor,
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

/** Where an answer is found: by the query's name, then by the values that were asked with. */
export function answerKey<C extends Call, T>(
  query: Query<C, T>,
  values?: CallArguments<C>,
): readonly unknown[] {
  return values === undefined ? [query.name] : [query.name, values];
}
