import { useEffect, useState } from 'react';
import type { PollRow } from '#store/rows/poll-row.ts';
import { hasEnded } from '#session/polls/poll-watch.ts';
import { useSession } from '#session/session-context.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { useNow } from '#ui/use-now.ts';

/** Milliseconds. Browsers fire longer timers at once. */
const maxTimerMs = 2 ** 31 - 1;

/** Returns whether a poll has ended, and renders again when it does. */
export function usePollHasEnded(poll: PollRow | undefined): boolean {
  const { now: serverNow } = useSession().serverClock;
  const now = useNow() + useServerOffset();
  const [wokenAt, setWokenAt] = useState(0);
  const isOver = poll !== undefined && hasEnded(poll, Math.max(now, wokenAt));
  const end = Date.parse(poll?.expiresAt ?? '');
  /* An end beyond the timer limit is checked again whenever `now` changes. */
  useEffect(() => {
    if (isOver || Number.isNaN(end) || end - now > maxTimerMs) return undefined;
    const timer = setTimeout(() => setWokenAt(end), end - serverNow());
    return () => clearTimeout(timer);
  }, [end, isOver, now, serverNow]);
  return isOver;
}
