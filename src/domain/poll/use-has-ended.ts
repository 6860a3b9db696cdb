import { useEffect, useState } from 'react';
import type { PollRow } from '#entities/rows/poll-row.ts';
import { hasEnded } from '#session/polls/poll-watch.ts';
import { useSession } from '#session/session-context.ts';
import { useServerOffset } from '#session/use-server-offset.ts';
import { useNow } from '#ui/use-now.ts';

/** Milliseconds. A browser's timer that is to wait for longer fires at once. */
const longestTimer = 2 ** 31 - 1;

/** Whether a poll has ended, told at the moment it does. */
export function useHasEnded(poll: PollRow | undefined): boolean {
  const { now: serverNow } = useSession().serverClock;
  const now = useNow() + useServerOffset();
  const [wokenAt, setWokenAt] = useState(0);
  const isOver = poll !== undefined && hasEnded(poll, Math.max(now, wokenAt));
  const end = Date.parse(poll?.expiresAt ?? '');
  /* An end too far off for a timer is checked again whenever `now` moves on. */
  useEffect(() => {
    if (isOver || Number.isNaN(end) || end - now > longestTimer) return undefined;
    const timer = setTimeout(() => setWokenAt(end), end - serverNow());
    return () => clearTimeout(timer);
  }, [end, isOver, now, serverNow]);
  return isOver;
}
