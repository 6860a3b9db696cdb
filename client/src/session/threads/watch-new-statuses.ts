import type { StatusRow } from '#store/rows/status-row.ts';
import type { Tables } from '#store/tables.ts';
import { throttle } from '#lib/throttle.ts';

/** Minimum interval in milliseconds between `onSettled` calls. */
const pause = 200;

export interface NewStatusWatch {
  /** Whether the calls are currently needed. */
  readonly isNeeded: () => boolean;
  /** Called for each newly known status, before it is in its table. */
  readonly onNew: (row: StatusRow, requestedAt: number) => void;
  /** Called a few times a second after new statuses were added. */
  readonly onSettled: () => void;
}

/** Watches for newly known statuses. Returns a function that stops it. */
export function watchNewStatuses(
  { statuses, newStatusListeners }: Pick<Tables, 'statuses' | 'newStatusListeners'>,
  { isNeeded, onNew, onSettled }: NewStatusWatch,
): () => void {
  let hasNew = false;
  const settleSoon = throttle(() => {
    /* Most changes are to known statuses. */
    if (!hasNew) return;
    hasNew = false;
    onSettled();
  }, pause);
  const handleNew = (row: StatusRow, requestedAt: number): void => {
    if (!isNeeded()) return;
    hasNew = true;
    onNew(row, requestedAt);
  };
  newStatusListeners.add(handleNew);
  const stop = statuses.subscribeAll(() => {
    if (isNeeded()) settleSoon();
  });
  return () => {
    stop();
    newStatusListeners.delete(handleNew);
    settleSoon.cancel();
  };
}
