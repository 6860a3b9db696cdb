import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '#session/session-context.ts';
import { guardClicks } from './guard-clicks.ts';

/**
 * Returns a function that blocks pointer clicks on the statuses for a second after they have moved.
 */
export function useClickGuard(): () => void {
  const { clock } = useSession();
  const raisedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const ended = new AbortController();
    guardClicks(() => raisedAt.current, clock, ended.signal);
    return () => ended.abort();
  }, [clock]);
  return useCallback(() => {
    raisedAt.current = clock.now();
  }, [clock]);
}
