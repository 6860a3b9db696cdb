import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';

/** Milliseconds to add to the time of the device for the time by the server's clock. */
export function useServerOffset(): number {
  const { serverClock } = useSession();
  return useSyncExternalStore(serverClock.subscribe, serverClock.offset);
}
