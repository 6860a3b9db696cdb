/**
 * How high the rows of a list are and so where each begins, by key: a row keeps its height wherever
 * rows are put in or taken out. All in CSS pixels.
 */
export class RowHeights {
  readonly #guess: number;
  readonly #heights: Map<string, number>;
  #keys: readonly string[] = [];
  #places = new Map<string, number>();
  /** Where each row begins, and at last where the list ends. */
  #starts = new Float64Array(1);
  /** From this row on, `#starts` is out of date. */
  #staleFrom = 0;

  /** `guess` is taken for a row that was never measured; `known` heights come from an earlier list. */
  constructor(guess: number, known: ReadonlyMap<string, number> = new Map()) {
    this.#guess = guess;
    this.#heights = new Map(known);
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  /** What was measured so far, to begin another list with. */
  get known(): ReadonlyMap<string, number> {
    return this.#heights;
  }

  setKeys(keys: readonly string[]): void {
    if (keys === this.#keys) return;
    this.#keys = keys;
    this.#places = new Map(keys.map((key, index) => [key, index]));
    this.#starts = new Float64Array(keys.length + 1);
    this.#staleFrom = 0;
    for (const key of this.#heights.keys()) if (!this.#places.has(key)) this.#heights.delete(key);
  }

  /** Takes in a measurement; tells whether it changed anything. */
  measure(key: string, height: number): boolean {
    const index = this.#places.get(key);
    if (index === undefined || this.#heights.get(key) === height) return false;
    this.#heights.set(key, height);
    this.#staleFrom = Math.min(this.#staleFrom, index);
    return true;
  }

  /** Where a row stands in the list; undefined when it is not in it. */
  indexOf(key: string): number | undefined {
    return this.#places.get(key);
  }

  /** Where the row begins, from the list's top; for the number of rows, where the list ends. */
  startOf(index: number): number {
    this.#freshen();
    return this.#starts[Math.max(0, Math.min(index, this.#keys.length))] ?? 0;
  }

  get total(): number {
    return this.startOf(this.#keys.length);
  }

  /** The row that covers `y`; the first or the last for what lies outside. */
  indexAt(y: number): number {
    this.#freshen();
    let low = 0;
    let high = this.#keys.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= y) low = middle;
      else high = middle - 1;
    }
    return Math.max(0, low);
  }

  #freshen(): void {
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
