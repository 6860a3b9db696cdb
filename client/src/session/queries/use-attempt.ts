import { useRef, useState } from 'react';

/**
 * Runs work started by a form or button. Starts only once while it is pending. Nothing is retried
 * automatically.
 */
export function useAttempt<Arguments extends unknown[], T>(
  work: (...given: Arguments) => Promise<T>,
) {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /**
   * Starts the work unless it is pending. Resolves to its result, or to undefined after a failure.
   */
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
  return {
    attempt,
    isPending,
    /** Why the last attempt failed, until the next starts or it is dismissed. */
    failure,
    dismiss: () => setFailure(undefined),
  };
}
