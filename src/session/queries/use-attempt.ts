import { useRef, useState } from 'react';

export interface Attempt<Arguments extends unknown[], T> {
  /** Begins, unless it is under way already; gives what came of it, or undefined if it failed. */
  readonly attempt: (...given: Arguments) => Promise<T | undefined>;
  readonly isUnderWay: boolean;
  /** Why the last one failed, until the next begins or it is dismissed. */
  readonly failure: unknown;
  readonly dismiss: () => void;
}

/**
 * Work that a form or a button begins, of one request or of several. One press is one go: while one
 * is under way the next does not begin. Nothing is repeated by itself.
 */
export function useAttempt<Arguments extends unknown[], T>(
  work: (...given: Arguments) => Promise<T>,
): Attempt<Arguments, T> {
  const isBegun = useRef(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const attempt = async (...given: Arguments): Promise<T | undefined> => {
    if (isBegun.current) return undefined;
    isBegun.current = true;
    setUnderWay(true);
    setFailure(undefined);
    try {
      return await work(...given);
    } catch (error) {
      setFailure(error);
      return undefined;
    } finally {
      isBegun.current = false;
      setUnderWay(false);
    }
  };
  return { attempt, isUnderWay, failure, dismiss: () => setFailure(undefined) };
}
