import { useEffect, useEffectEvent } from 'react';
import { compareIds } from '#lib/compare-ids.ts';
import { throttle } from '#lib/throttle.ts';
import { useSession } from '#session/session-context.ts';
import type { StatusRow } from '#store/rows/status-row.ts';

/** Minimum number of milliseconds between two calls of `onNew`. */
const pause = 1000;

/** Calls `onNew` when the stream or a request adds a direct status newer than the id `newest`. */
export function useNewerDirectStatus(newest: string | undefined, onNew: () => void): void {
  const { newStatusListeners } = useSession().tables;
  const isNewer = useEffectEvent(
    ({ id, visibility }: StatusRow) =>
      visibility === 'direct' && newest !== undefined && compareIds(id, newest) > 0,
  );
  const notify = useEffectEvent(onNew);
  useEffect(() => {
    const notifySoon = throttle(() => notify(), pause);
    const handleNew = (row: StatusRow): void => {
      if (isNewer(row)) notifySoon();
    };
    newStatusListeners.add(handleNew);
    return () => {
      newStatusListeners.delete(handleNew);
      notifySoon.cancel();
    };
  }, [newStatusListeners]);
}
