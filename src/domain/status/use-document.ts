import { useCallback, useEffect, useRef, useState } from 'react';

type Load<T> = (signal: AbortSignal) => Promise<T>;

export interface LoadedDocument<T> {
  readonly value: T | undefined;
  readonly failure: unknown;
  /** Whether the value is of the version that was asked for, and not of one before it. */
  readonly isCurrent: boolean;
  /** Whether somebody waits for it: with nothing to look at, or having asked once more. */
  readonly isAwaited: boolean;
  readonly retry: () => void;
}

interface State<T> {
  /** What gave the value: of another document nothing is kept. */
  readonly of?: Load<T>;
  readonly version?: string | undefined;
  readonly value?: T;
  readonly failure?: unknown;
  readonly isAskedAgain?: boolean;
}

function knownOf<T>({ of, version, value }: State<T>, load: Load<T>): State<T> {
  return of === load && value !== undefined ? { of, version, value } : {};
}

/**
 * Something that is asked for when it is opened and kept no longer. `load` must stay the same. It is
 * asked for anew when its `version` changes, and what was known stays until the answer is there.
 */
export function useDocument<T>(load: Load<T>, version?: string): LoadedDocument<T> {
  const [state, setState] = useState<State<T>>({});
  const running = useRef<AbortController>(undefined);
  const begin = useCallback(() => {
    const mine = new AbortController();
    /* An answer that was asked for earlier must not come after, and over, this one. */
    running.current?.abort();
    running.current = mine;
    load(mine.signal).then(
      (value) => {
        if (!mine.signal.aborted) setState({ of: load, version, value });
      },
      (failure: unknown) => {
        if (!mine.signal.aborted) setState((before) => ({ ...knownOf(before, load), failure }));
      },
    );
  }, [load, version]);
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, [begin]);
  const { value, failure } = state;
  return {
    value,
    failure,
    isCurrent: value !== undefined && state.of === load && state.version === version,
    isAwaited: failure === undefined && (value === undefined || state.isAskedAgain === true),
    retry: () => {
      setState((before) => ({ ...knownOf(before, load), isAskedAgain: true }));
      begin();
    },
  };
}
