/** What the tables of one session share: a sequence of moments, and one round of notices. */
export interface Hub {
  /** The moment just reached; what was asked for now is asked at this number. */
  now(): number;
  /** Moves on to the next moment. Knowledge of a later moment wins over that of an earlier one. */
  next(): number;
  /** Runs `work`, and tells the listeners only afterwards, each once. Batches may nest. */
  batch<T>(work: () => T): T;
  /** Tells these listeners, at the end of the batch under way or at once. */
  tell(listeners: Iterable<() => void>): void;
}

/** A counter rather than a clock, so that two moments never coincide and none runs backwards. */
export function createHub(): Hub {
  let moment = 0;
  let depth = 0;
  let waiting = new Set<() => void>();

  function flush(): void {
    if (depth > 0) return;
    const told = waiting;
    waiting = new Set();
    for (const listener of told) listener();
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
    tell(listeners) {
      for (const listener of listeners) waiting.add(listener);
      flush();
    },
  };
}
