import { useEffect, useEffectEvent } from 'react';
import { waitBeforeBackgroundRequest } from '#api/pacing.ts';
import { useSession } from '#session/session-context.ts';

/** Calls `action` every `interval` milliseconds while the component is mounted. */
export function useInterval(interval: number | undefined, action: () => void): void {
  const { clock } = useSession();
  const act = useEffectEvent(action);
  useEffect(() => {
    if (interval === undefined) return undefined;
    const left = new AbortController();
    const repeat = async (): Promise<void> => {
      while (!left.signal.aborted) {
        await clock.wait(interval, left.signal);
        await waitBeforeBackgroundRequest(clock, left.signal);
        act();
      }
    };
    repeat().catch(() => undefined);
    return () => left.abort();
  }, [clock, interval]);
}
