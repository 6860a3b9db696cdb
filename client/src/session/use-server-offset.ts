import { useSyncExternalStore } from 'react';
import { useSession } from './session-context.ts';

/** Returns the milliseconds to add to the time of the device to get the time of the server. */
export function useServerOffset(): number {
  const { serverClock } = useSession();
  return useSyncExternalStore(serverClock.subscribe, serverClock.offset);
}
