import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '#session/session-context.ts';
import { guardClicks } from './guard-clicks.ts';

/** Gives the way to hold a pointer's clicks on the posts back for a second, when they have been moved. */
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
