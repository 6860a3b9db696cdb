import { useQuery } from '@tanstack/react-query';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '#contract/call.ts';
import { useSession } from '../session-context.ts';
import { answerKey, answers } from './answers.ts';
import type { Query } from './query.ts';
import { useEvery } from './use-every.ts';
import { useHeldRows } from './use-held-rows.ts';

export interface CallOptions {
  /** Milliseconds after which it is asked again, for as long as the screen is open. */
  readonly every?: number;
  /** Not to be asked for yet: a search without words. */
  readonly isOff?: boolean;
}

export interface CallState<T> {
  /** The newest answer; it stands while it is asked for again, and when that fails. */
  readonly value: T | undefined;
  /** Why the last try failed. */
  readonly failure: unknown;
  /** Nothing is known yet, and it is being asked for. */
  readonly isLoading: boolean;
  /** It is being asked for, the first time or again. */
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/**
 * Asks the server for what a screen shows, through the session of whoever looks at it. The request is
 * aborted when the last screen that wants it goes. `values` are compared by what they say.
 */
export function useCall<const C extends Call, T>(
  query: Query<C, T>,
  values: CallArguments<C>,
  { every, isOff = false }: CallOptions = {},
): CallState<T> {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: answerKey(query, values),
      queryFn: ({ signal }) => session.load(query.call, { ...values, signal }, query.take),
      enabled: !isOff,
    },
    session.part(answers),
  );
  useHeldRows(data === undefined ? undefined : query.roots(data));
  const retry = (): void => void refetch();
  useEvery(isOff ? undefined : every, retry);
  return {
    value: data,
    failure: error ?? undefined,
    isLoading: data === undefined && isFetching,
    isAsking: isFetching,
    retry,
  };
}
