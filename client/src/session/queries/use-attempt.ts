import { useRef, useState } from 'react';

/**
 * Runs work that a form or button starts. While the work is pending, further starts are ignored.
 * Nothing is repeated automatically.
 */
export function useAttempt<Arguments extends unknown[], T>(
  work: (...given: Arguments) => Promise<T>,
) {
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  /**
   * Starts the work, unless it is pending. Resolves to its result, or to undefined after a failure.
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
    /** Error of the last attempt, until the next attempt starts or the error is dismissed. */
    failure,
    dismiss: () => setFailure(undefined),
  };
}
