import type { StatusRow } from '#entities/rows/status-row.ts';
import type { Tables } from '#entities/tables.ts';
import { throttle } from '#lib/throttle.ts';

/** Milliseconds between two searches among what became known. */
const pause = 200;

export interface NewStatusWatch {
  /** Whether anybody wants to know now. */
  readonly isNeeded: () => boolean;
  /** Told of each status that becomes known, before it stands in its table. */
  readonly onNew: (row: StatusRow, askedAt: number) => void;
  /** Told a few times a second, once some that became known stand there. */
  readonly onSettled: () => void;
}

/** Watches for statuses that were not known before; gives the way to stop. */
export function watchNewStatuses(
  { statuses, newStatusListeners }: Pick<Tables, 'statuses' | 'newStatusListeners'>,
  { isNeeded, onNew, onSettled }: NewStatusWatch,
): () => void {
  let hasNew = false;
  const settleSoon = throttle(() => {
    /* Most changes are to statuses that were known. */
    if (!hasNew) return;
    hasNew = false;
    onSettled();
  }, pause);
  const handleNew = (row: StatusRow, askedAt: number): void => {
    if (!isNeeded()) return;
    hasNew = true;
    onNew(row, askedAt);
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
