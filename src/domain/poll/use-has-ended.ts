import { useEffect, useState } from 'react';
import type { PollRow } from '#entities/rows/poll-row.ts';
import { hasEnded } from '#session/polls/poll-watch.ts';
import { useNow } from '#ui/use-now.ts';

/** Milliseconds. A browser's timer that is to wait for longer fires at once. */
const longestTimer = 2 ** 31 - 1;

/** Whether a poll has ended, told at the moment it does. */
export function useHasEnded(poll: PollRow | undefined): boolean {
  const now = useNow();
  const [wokenAt, setWokenAt] = useState(0);
  const isOver = poll !== undefined && hasEnded(poll, Math.max(now, wokenAt));
  const end = Date.parse(poll?.expiresAt ?? '');
  /* An end too far off for a timer is checked again whenever `now` moves on. */
  useEffect(() => {
    if (isOver || Number.isNaN(end) || end - now > longestTimer) return undefined;
    const timer = setTimeout(() => setWokenAt(end), end - Date.now());
    return () => clearTimeout(timer);
  }, [end, isOver, now]);
  return isOver;
}
