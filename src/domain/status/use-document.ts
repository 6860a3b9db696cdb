import { useCallback, useEffect, useState } from 'react';

export interface LoadedDocument<T> {
  readonly value: T | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Something that is asked for when it is opened and kept no longer. `load` must stay the same. */
export function useDocument<T>(load: (signal: AbortSignal) => Promise<T>): LoadedDocument<T> {
  const [state, setState] = useState<{ value?: T; failure?: unknown }>({});
  const begin = useCallback(() => {
    const left = new AbortController();
    load(left.signal).then(
      (value) => setState({ value }),
      (failure: unknown) => {
        if (!left.signal.aborted) setState({ failure });
      },
    );
    return left;
  }, [load]);
  useEffect(() => {
    const left = begin();
    return () => left.abort();
  }, [begin]);
  return {
    value: state.value,
    failure: state.failure,
    retry: () => {
      setState({});
      begin();
    },
  };
}
