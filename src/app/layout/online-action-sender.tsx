import { useEffect } from 'react';
import { offlineActions } from '#components/presses/offline-actions.ts';
import { LazyWaitingNote } from '#components/card/lazy-waiting-note.ts';
import { useSession } from '#session/session-context.ts';

/** Sends the queued actions that failed without a network when the `online` event fires. */
export function OnlineActionSender() {
  const session = useSession();
  useEffect(() => {
    const queue = session.part(offlineActions);
    /* Preloaded because its code cannot load while offline. */
    LazyWaitingNote.preload().catch(() => undefined);
    const retry = (): void => void queue?.sendNow();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [session]);
  return null;
}
