import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';

/** Returns milliseconds to add to the device's time for the server's time. */
export function useServerOffset(): number {
  const { serverClock } = useSession();
  return useSyncExternalStore(serverClock.subscribe, serverClock.offset);
}
