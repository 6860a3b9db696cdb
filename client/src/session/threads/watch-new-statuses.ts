import { throttle } from '#lib/throttle.ts';
import type { StatusRow } from '#store/rows/status-row.ts';
import type { Tables } from '#store/tables.ts';

/** Minimum number of milliseconds between two calls of `onAdded`. */
const pause = 200;

interface NewStatusWatch {
  /** Returns whether the callers currently need `onNew` and `onAdded`. */
  readonly isNeeded: () => boolean;
  /** Called with each status that was not known, before it is in its table. */
  readonly onNew: (row: StatusRow, requestedAt: number) => void;
  /** Called a few times a second after new statuses were added. */
  readonly onAdded: () => void;
}

/** Watches for statuses that are added to the tables. Returns a function that stops this. */
export function watchNewStatuses(
  { statuses, newStatusListeners }: Pick<Tables, 'statuses' | 'newStatusListeners'>,
  { isNeeded, onNew, onAdded }: NewStatusWatch,
): () => void {
  let hasNew = false;
  const reportSoon = throttle(() => {
    /* If all changes since the last call concerned known statuses, as most do, nothing is to be
       done. */
    if (!hasNew) return;
    hasNew = false;
    onAdded();
  }, pause);
  const handleNew = (row: StatusRow, requestedAt: number): void => {
    if (!isNeeded()) return;
    hasNew = true;
    onNew(row, requestedAt);
  };
  newStatusListeners.add(handleNew);
  const stop = statuses.subscribeAll(() => {
    if (isNeeded()) reportSoon();
  });
  return () => {
    stop();
    newStatusListeners.delete(handleNew);
    reportSoon.cancel();
  };
}
