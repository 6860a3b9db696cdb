import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Milliseconds for which a known answer stands without being asked for again; none by default. */
  readonly freshFor?: number;
  /** It is asked anew whenever this changes: the number of those who are listed, the time of an edit. */
  readonly version?: string | number | undefined;
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

export interface VersionedState<T> extends CallState<T> {
  /** The value is the newest that can be known: of this version, with nothing on its way or failed. */
  readonly isCurrent: boolean;
}

/** Asks again when the version is another than it was; gives whether the answer to that is there. */
function useNewVersion(version: CallOptions['version'], askAgain: () => Promise<unknown>): boolean {
  const [known, setKnown] = useState(version);
  const ask = useEffectEvent(askAgain);
  useEffect(() => {
    if (known === version) return undefined;
    let isOver = false;
    void ask().then(() => {
      if (!isOver) setKnown(version);
    });
    return () => {
      isOver = true;
    };
  }, [known, version]);
  return known === version;
}

/**
 * Asks the server for what a screen shows, through the session of whoever looks at it. The request is
 * aborted when the last screen that wants it goes. `values` are compared by what they say.
 */
export function useCall<const C extends Call, T>(
  query: Query<C, T>,
  values: CallArguments<C>,
  { every, isOff = false, freshFor = 0, version }: CallOptions = {},
): VersionedState<T> {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: answerKey(query, values),
      queryFn: ({ signal }) => session.load(query.call, { ...values, signal }, query.take),
      enabled: !isOff,
      staleTime: freshFor,
    },
    session.part(answers),
  );
  useHeldRows(data === undefined ? undefined : query.roots(data));
  const retry = (): void => void refetch();
  useEvery(isOff ? undefined : every, retry);
  const isOfVersion = useNewVersion(version, async () => {
    if (!isOff) await refetch();
  });
  return {
    value: data,
    failure: error ?? undefined,
    isLoading: data === undefined && isFetching,
    isAsking: isFetching,
    isCurrent: isOfVersion && !isFetching && error === null,
    retry,
  };
}
