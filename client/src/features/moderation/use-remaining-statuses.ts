import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '#session/session-context.ts';

/** Returns the ids of those statuses that are not deleted. */
export function useRemainingStatuses(ids: readonly string[]): readonly string[] {
  const { statuses } = useSession().tables;
  const all = ids.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = all.split(' ').map((id) => statuses.subscribe(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [statuses, all],
  );
  /* The snapshot is a string and not an array: `useSyncExternalStore` compares snapshots by
     `Object.is`, and a new array would differ each time. */
  const read = (): string => ids.filter((id) => statuses.get(id)?.isDeleted !== true).join(' ');
  const remaining = useSyncExternalStore(subscribe, read, read);
  return remaining === '' ? [] : remaining.split(' ');
}
