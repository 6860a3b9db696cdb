/** Difference of the clocks in milliseconds up to which relative times are not corrected. */
const tolerance = 2000;

/** Resolution of a `Date` header in milliseconds. */
const resolution = 1000;

/**
 * Estimates the server's clock from the `Date` headers of its responses, since the clock of the
 * device may be minutes off. Browsers do not show this header of another origin; the clock of the
 * device is used then.
 */
export class ServerClock {
  #offset = 0;
  readonly #listeners = new Set<() => void>();

  /**
   * Returns the milliseconds to add to the device clock; 0 while the clocks differ by at most two
   * seconds.
   */
  readonly offset = (): number => this.#offset;

  readonly now = (): number => Date.now() + this.#offset;

  /** Calls `listener` when the offset changes. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /**
   * Reads the `Date` header of a response. `sentAt` and `receivedAt` are the times of the request
   * and of the response, in milliseconds of the device clock.
   */
  readonly observe = (header: string | null, sentAt: number, receivedAt: number): void => {
    const date = Date.parse(header ?? '');
    if (Number.isNaN(date)) return;
    /* The server wrote the header between the two times, in the second that begins with `date`. */
    const least = date - receivedAt - tolerance;
    const most = date + resolution - sentAt + tolerance;
    if (this.#offset >= least && this.#offset <= most && this.#offset !== 0) return;
    const offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
    if (offset === this.#offset) return;
    this.#offset = offset;
    for (const listener of this.#listeners) listener();
  };
}
