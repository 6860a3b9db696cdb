/** Shared by the tables of one session: a sequence of moments and batched notifications. */
export interface Hub {
  /** The current moment. */
  now(): number;
  /** Advances to the next moment. Data of a later moment win over earlier ones. */
  next(): number;
  /** Runs `work` and notifies each listener once afterwards. Batches may nest. */
  batch<T>(work: () => T): T;
  /** Notifies listeners at the end of the current batch, or at once. */
  notify(listeners: Iterable<() => void>): void;
}

/** Creates a hub. Uses a counter instead of a clock, so that moments are unique and increasing. */
export function createHub(): Hub {
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
    now: () => moment,
    next: () => (moment += 1),
    batch(work) {
      depth += 1;
      try {
        return work();
      } finally {
        depth -= 1;
        flush();
      }
    },
    notify(listeners) {
      for (const listener of listeners) waiting.add(listener);
      flush();
    },
  };
}
