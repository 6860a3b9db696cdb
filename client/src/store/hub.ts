/** Shared by the tables of one session: a sequence of moments and batched notifications. */
export type Hub = Readonly<ReturnType<typeof createHub>>;

/** Creates a hub. Uses a counter instead of a clock, so that moments are unique and increasing. */
export function createHub() {
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
    /** Advances to the next moment. Data of a later moment win over earlier ones. */
    next: () => (moment += 1),
    /** Runs `work` and notifies each listener once afterwards. Batches may nest. */
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
