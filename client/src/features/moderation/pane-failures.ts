import { createContext, use, useEffect, useRef } from 'react';
import { useAttempt } from '#session/queries/use-attempt.ts';

/** Why a change of an account failed. */
export interface PaneFailure {
  readonly accountId: string;
  readonly error: unknown;
}

/** Shows a failure of what is no longer in the pane. */
export const PaneFailureContext = createContext<(failure: PaneFailure) => void>(() => undefined);

/** `useAttempt` for part of a pane: its failure is not lost if the pane shows somebody else by then. */
export function usePaneAttempt(accountId: string) {
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
