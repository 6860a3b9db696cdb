import type { Clock } from '../pacing.ts';

interface Waiting {
  readonly at: number;
  readonly resolve: () => void;
}

/**
 * Resolves once all pending promises have been handled, so that the tested code waits for the clock
 * again.
 */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** A clock that moves only when a test advances it. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #waiting = new Set<Waiting>();

  now(): number {
    return this.#now;
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { at: this.#now + ms, resolve };
      this.#waiting.add(entry);
      signal?.addEventListener('abort', () => {
        this.#waiting.delete(entry);
        reject(signal.reason);
      });
    });
  }

  /** Advances by `ms` milliseconds, and resolves the waits that end within this time in order. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const due = [...this.#waiting].filter((entry) => entry.at <= end);
      const next = due.toSorted((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#waiting.delete(next);
      this.#now = next.at;
      next.resolve();
      await settled();
    }
    this.#now = end;
  }
}
