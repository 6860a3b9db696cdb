/** Height in CSS pixels that is assumed for rows that were not measured (R-CONST-028). */
export const defaultRowHeight = 120;

/**
 * The heights of rows by key, and the positions of rows, which are computed from these. A row keeps
 * its height when other rows are inserted or removed. All sizes are in CSS pixels.
 */
export class RowHeights {
  readonly #guess: number;
  readonly #heights: Map<string, number>;
  #keys: readonly string[] = [];
  #indexes = new Map<string, number>();
  /** Distance of each row from the top of the list, followed by the height of the list. */
  #starts = new Float64Array(1);
  /** Index of the first row whose start must be computed again. */
  #staleFrom = 0;

  /**
   * `guess` is the height of rows that were not measured; `known` are heights measured in an
   * earlier list.
   */
  constructor(guess: number, known: ReadonlyMap<string, number> = new Map()) {
    this.#guess = guess;
    this.#heights = new Map(known);
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  /** The measured and assumed heights, which can be passed to another list. */
  get known(): ReadonlyMap<string, number> {
    return this.#heights;
  }

  setKeys(keys: readonly string[]): void {
    if (keys === this.#keys) return;
    this.#keys = keys;
    this.#indexes = new Map(keys.map((key, index) => [key, index]));
    this.#starts = new Float64Array(keys.length + 1);
    this.#staleFrom = 0;
    for (const key of this.#heights.keys()) if (!this.#indexes.has(key)) this.#heights.delete(key);
  }

  /** Stores a measured height. Returns whether it changed. */
  measure(key: string, height: number): boolean {
    const index = this.#indexes.get(key);
    if (index === undefined || this.#heights.get(key) === height) return false;
    this.#heights.set(key, height);
    this.#staleFrom = Math.min(this.#staleFrom, index);
    return true;
  }

  /**
   * Assumes that a row reaches down to the end of the window, unless it was measured. After a
   * reload, the height of an expanded status is unknown. The top of such a row may be far above the
   * window, so with the assumed height of other rows it would be outside the window and not be
   * rendered. @param top distance of its top from that of the window; negative if it is above
   */
  assume(key: string, top: number): void {
    if (this.#heights.has(key)) return;
    this.#heights.set(key, window.innerHeight - top);
    this.#staleFrom = 0;
  }

  /** Returns the index of a row; undefined if it is not in the list. */
  indexOf(key: string): number | undefined {
    return this.#indexes.get(key);
  }

  /**
   * Returns the distance of a row from the top of the list. If the index equals the number of rows,
   * returns the height of the list.
   */
  startOf(index: number): number {
    this.#updateStarts();
    return this.#starts[Math.max(0, Math.min(index, this.#keys.length))] ?? 0;
  }

  get total(): number {
    return this.startOf(this.#keys.length);
  }

  /**
   * Returns the index of the row at `y`. If `y` is outside of the list, returns the first or last
   * row.
   */
  indexAt(y: number): number {
    this.#updateStarts();
    let low = 0;
    let high = this.#keys.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= y) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  #updateStarts(): void {
    const count = this.#keys.length;
    if (this.#staleFrom >= count) return;
    let at = this.#starts[this.#staleFrom] ?? 0;
    for (let index = this.#staleFrom; index < count; index += 1) {
      this.#starts[index] = at;
      at += this.#heights.get(this.#keys[index] ?? '') ?? this.#guess;
    }
    this.#starts[count] = at;
    this.#staleFrom = count;
  }
}
