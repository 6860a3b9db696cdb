const firstMultiplier = 1;
const lowestAfterFailure = 3;

/** A minute: past that, waiting longer spares the server nothing and costs the reader much. */
const highestMultiplier = 60;

/** Up to a fifth is added by chance, so that a restarted server is not met by everyone at once. */
const jitter = 0.2;

/**
 * The pause before the stream starts again: multiplier × 1 s, where the multiplier starts at 1 and
 * never stands below 3 once it has been raised (R-STREAM-004).
 */
export class RetryDelay {
  #multiplier = firstMultiplier;
  readonly #random: () => number;

  /** @param random gives a number from 0 to 1, for the jitter. */
  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** Milliseconds to wait now; the next wait will be longer. */
  next(): number {
    const delay = this.#multiplier * 1000 * (1 + jitter * this.#random());
    this.#multiplier = Math.min(
      Math.max(this.#multiplier + 1, lowestAfterFailure),
      highestMultiplier,
    );
    return delay;
  }

  /** After a success. */
  reset(): void {
    this.#multiplier = firstMultiplier;
  }
}
