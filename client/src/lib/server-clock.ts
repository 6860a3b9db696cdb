/** Clock difference in milliseconds below which relative times are not corrected. */
const tolerance = 2000;

/** A `Date` header has a resolution of one second. */
const resolution = 1000;

/**
 * Estimates the server's clock from the `Date` headers of its responses, because the device clock
 * may be minutes off. Browsers hide the header from other origins; the device clock is used then.
 */
export class ServerClock {
  #offset = 0;
  readonly #listeners = new Set<() => void>();

  /** Milliseconds to add to the device clock; 0 while both agree within two seconds. */
  readonly offset = (): number => this.#offset;

  readonly now = (): number => Date.now() + this.#offset;

  /** Calls `listener` when the offset changes. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Reads the `Date` header of a response; the times are those of sending and receiving. */
  readonly observe = (header: string | null, sentAt: number, receivedAt: number): void => {
    const date = Date.parse(header ?? '');
    if (Number.isNaN(date)) return;
    /* The header was written between both times, in the second that begins with `date`. */
    const least = date - receivedAt - tolerance;
    const most = date + resolution - sentAt + tolerance;
    if (this.#offset >= least && this.#offset <= most && this.#offset !== 0) return;
    const offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
    if (offset === this.#offset) return;
    this.#offset = offset;
    for (const listener of this.#listeners) listener();
  };
}
