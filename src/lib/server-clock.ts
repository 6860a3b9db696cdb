/** Milliseconds by which the clocks may differ before relative times are corrected. */
const tolerance = 2000;

/** A `Date` header has a resolution of one second. */
const resolution = 1000;

/**
 * Estimates the server's clock from the `Date` headers of its responses, because the clock of the
 * device may be minutes off. A browser hides the header of a foreign origin; then the clock of the
 * device counts.
 */
export class ServerClock {
  #offset = 0;
  readonly #listeners = new Set<() => void>();

  /** Milliseconds to add to the clock of the device; 0 while the two agree within two seconds. */
  readonly offset = (): number => this.#offset;

  readonly now = (): number => Date.now() + this.#offset;

  /** Calls `listener` when the offset changes, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Reads the `Date` header of a response to a request that was sent and answered at these times. */
  readonly observe = (header: string | null, sentAt: number, receivedAt: number): void => {
    const date = Date.parse(header ?? '');
    if (Number.isNaN(date)) return;
    /* The header was written between the two times, in the second that begins with `date`. */
    const least = date - receivedAt - tolerance;
    const most = date + resolution - sentAt + tolerance;
    if (this.#offset >= least && this.#offset <= most && this.#offset !== 0) return;
    const offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
    if (offset === this.#offset) return;
    this.#offset = offset;
    for (const listener of this.#listeners) listener();
  };
}
