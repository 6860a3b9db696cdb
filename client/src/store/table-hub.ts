/**
 * The clock and the batching of notifications that all tables of a session share. The clock counts
 * moments (sequence numbers), by which requests and events are ordered.
 */
export type TableHub = Readonly<ReturnType<typeof createTableHub>>;

/**
 * Creates a hub. Its moments come from a counter and not from the system clock, so that each is
 * greater than the one before.
 */
export function createTableHub() {
  let moment = 0;
  let depth = 0;
  let waiting = new Set<() => void>();

  function flush(): void {
    if (depth > 0) return;
    const due = waiting;
    waiting = new Set();
    for (const listener of due) listener();
  }

  return {
    /** Returns the current moment. */
    now: () => moment,
    /**
     * Advances to the next moment and returns it. Data that were requested at a later moment
     * replace those of an earlier one.
     */
    next: () => (moment += 1),
    /** Runs `work` and afterwards notifies each listener once. Batches may be nested. */
    batch<T>(work: () => T): T {
      depth += 1;
      try {
        return work();
      } finally {
        depth -= 1;
        flush();
      }
    },
    /** Notifies listeners at the end of the current batch, or at once. */
    notify(listeners: Iterable<() => void>): void {
      for (const listener of listeners) waiting.add(listener);
      flush();
    },
  };
}
