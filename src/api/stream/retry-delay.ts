const firstMultiplier = 1;
const lowestAfterFailure = 3;

/** Maximum delay of one minute. */
const highestMultiplier = 60;

/**
 * Adds up to a fifth at random, so that clients do not all reconnect to a restarted server at once.
 */
const jitter = 0.2;

/**
 * Delay before the stream reconnects: multiplier × 1 s. The multiplier starts at 1 and is at least
 * 3 after the first increase (R-STREAM-004).
 */
export class RetryDelay {
  #multiplier = firstMultiplier;
  readonly #random: () => number;

  /** @param random returns a number from 0 to 1, for the jitter */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Returns the milliseconds to wait now, and increases the next delay. */
  next(): number {
    const delay = this.#multiplier * 1000 * (1 + jitter * this.#random());
    this.#multiplier = Math.min(
      Math.max(this.#multiplier + 1, lowestAfterFailure),
      highestMultiplier,
    );
    return delay;
  }

  /** Call after a successful connection. */
  reset(): void {
    this.#multiplier = firstMultiplier;
  }
}
