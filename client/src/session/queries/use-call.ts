import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { RetainedRows } from '#store/retain.ts';
import { useSession } from '#session/session-context.ts';
import type { CallArguments } from '#api/transport.ts';
import type { Call } from '@rookery/contract/call.ts';
import { createQueryKey, queryClient } from './query-client.ts';
import type { Query } from './query.ts';
import { useInterval } from './use-interval.ts';

/**
 * Ids of table rows that must not be removed while the component is mounted, even if they are not
 * rendered.
 */
export function useRetainedRows(roots: RetainedRows | undefined): void {
  const { retainedRoots } = useSession();
  const newest = useRef(roots);
  useEffect(() => {
    newest.current = roots;
  });
  useEffect(() => {
    const getRoots = (): RetainedRows => newest.current ?? {};
    retainedRoots.add(getRoots);
    return () => void retainedRoots.delete(getRoots);
  }, [retainedRoots]);
}

export interface UseCallOptions {
  /** Milliseconds between two requests while the component is mounted. */
  readonly refetchInterval?: number;
  /** Whether no request is sent yet, for instance for a search without text. */
  readonly isDisabled?: boolean;
  /** Milliseconds for which cached data are not requested again; 0 by default. */
  readonly staleTime?: number;
  /**
   * The data are requested again when this value changes, such as a number of entries or the time
   * of an edit.
   */
  readonly version?: string | number | undefined;
}

export interface CallState<T> {
  /** The newest data. They stay while a request is pending and after a failure. */
  readonly value: T | undefined;
  /** Error of the last request; absent after a success. */
  readonly failure: unknown;
  /** Whether the first request is pending. */
  readonly isLoading: boolean;
  /** Whether any request is pending, the first or a later one. */
  readonly isFetching: boolean;
  readonly retry: () => void;
}

export interface VersionedState<T> extends CallState<T> {
  /**
   * Whether `value` was requested after the last change of the `version` option, and no request is
   * pending or has failed since.
   */
  readonly isCurrent: boolean;
}

/**
 * Requests the data again when the `version` option changes. Returns whether the data of the
 * current version have arrived.
 */
function useNewVersion(
  version: UseCallOptions['version'],
  refetchData: () => Promise<unknown>,
): boolean {
  const [known, setKnown] = useState(version);
  const refetchLatest = useEffectEvent(refetchData);
  useEffect(() => {
    if (known === version) return undefined;
    let isOver = false;
    void refetchLatest().then(() => {
      if (!isOver) setKnown(version);
    });
    return () => {
      isOver = true;
    };
  }, [known, version]);
  return known === version;
}

/**
 * Requests data for a screen. The request is aborted when the last screen that needs these data
 * unmounts. `values` are compared by content.
 */
export function useCall<const C extends Call, T>(
  query: Query<C, T>,
  values: CallArguments<C>,
  { refetchInterval, isDisabled = false, staleTime = 0, version }: UseCallOptions = {},
): VersionedState<T> {
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: createQueryKey(query, values),
      queryFn: ({ signal }) =>
        query.load?.(session, { ...values, signal }) ??
        session.load(query.call, { ...values, signal }, query.handleResponse),
      enabled: !isDisabled,
      staleTime,
    },
    session.part(queryClient),
  );
  useRetainedRows(data === undefined ? undefined : query.roots(data));
  const retry = (): void => void refetch();
  useInterval(isDisabled ? undefined : refetchInterval, retry);
  const isOfVersion = useNewVersion(version, async () => {
    if (!isDisabled) await refetch();
  });
  return {
    value: data,
    failure: error ?? undefined,
    isLoading: data === undefined && isFetching,
    isFetching,
    isCurrent: isOfVersion && !isFetching && error === null,
    retry,
  };
}
