import { createContext, use, useEffect, useRef } from 'react';
import { useAttempt } from '#session/queries/use-attempt.ts';

/** The account that could not be changed, and why. */
export interface PaneFailure {
  readonly accountId: string;
  readonly error: unknown;
}

/** Shows a failure of an account that the pane no longer shows. */
export const PaneFailureContext = createContext<(failure: PaneFailure) => void>(() => undefined);

/**
 * Like `useAttempt`, for a part of a pane: a failure is shown even if the pane shows another
 * account.
 */
export function usePaneAccountAttempt(accountId: string) {
  const show = use(PaneFailureContext);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useAttempt(async (change: () => Promise<unknown>) => {
    try {
      return await change();
    } catch (error) {
      if (isMounted.current) throw error;
      show({ accountId, error });
      return undefined;
    }
  });
}
