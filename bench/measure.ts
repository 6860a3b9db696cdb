/** One number that was measured. */
export interface Figure {
  /** What it is, unique within its measure. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `µs`, `KB` (of 1,024 bytes, as in size-budgets.json); empty for a count, `×` for a ratio. */
  readonly unit: string;
  /** What helps to read it. */
  readonly note?: string;
  /** The only right value, where there is one: a count that says something is broken, never a time. */
  readonly must?: number;
}

/** Something that is measured: a command of its own, `npm run bench NAME`. */
export interface Measure {
  readonly name: string;
  readonly title: string;
  /** Loaded only when wanted, since a measure may bring a browser and a bundler along. */
  readonly load: () => Promise<() => Promise<readonly Figure[]>>;
}

/** A measure that has been taken. */
export interface Taken {
  readonly measure: Measure;
  readonly figures: readonly Figure[];
}
