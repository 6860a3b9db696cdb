import { useEffect } from 'react';
import { keptPresses } from '#domain/presses/kept-presses.ts';
import { LazyWaitingNote } from '#domain/card/lazy-waiting-note.ts';
import { useSession } from '#session/session-context.ts';

/** Lets presses wait that the server could not be told of, and has them sent when the network is back. */
export function SendPresses() {
  const session = useSession();
  useEffect(() => {
    const kept = session.part(keptPresses);
    /* Needed where code can no longer be fetched. */
    LazyWaitingNote.preload().catch(() => undefined);
    const wake = (): void => void kept?.hurry();
    window.addEventListener('online', wake);
    return () => window.removeEventListener('online', wake);
  }, [session]);
  return null;
}
