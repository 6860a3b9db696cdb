import { useRef, useState } from 'react';

export interface Attempt<Arguments extends unknown[], T> {
  /**
   * Starts the work unless it is pending. Resolves to its result, or to undefined after a failure.
   */
  readonly attempt: (...given: Arguments) => Promise<T | undefined>;
  readonly isPending: boolean;
  /** Why the last attempt failed, until the next starts or it is dismissed. */
  readonly failure: unknown;
  readonly dismiss: () => void;
}

/**
 * Runs work started by a form or button. Starts only once while it is pending. Nothing is retried
 * automatically.
 */
export function useAttempt<Arguments extends unknown[], T>(
  work: (...given: Arguments) => Promise<T>,
): Attempt<Arguments, T> {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (...given: Arguments): Promise<T | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      return await work(...given);
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { attempt, isPending, failure, dismiss: () => setFailure(undefined) };
}
