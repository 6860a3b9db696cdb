/** One measured value. */
export interface Figure {
  /** Unique within the measure. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `µs`, `KB` (of 1,024 bytes, as in size-budgets.json); empty for a count, `×` for a ratio. */
  readonly unit: string;
  /** Additional information for the reader. */
  readonly note?: string;
  /** The only correct value, for counts that show a defect; never for times. */
  readonly must?: number;
}

export function figure(name: string, value: number, unit: string, note?: string): Figure {
  return { name, value, unit, ...(note === undefined ? {} : { note }) };
}

/** Creates the figure of a count that shows a defect unless it is `must`. */
export function requiredCount(name: string, value: number, must: number): Figure {
  return { name, value, unit: '', must };
}

/** A measure that runs as `npm run bench NAME`. */
export interface Measure {
  readonly name: string;
  readonly title: string;
  /** Loaded on demand, because a measure may import a browser driver and a bundler. */
  readonly load: () => Promise<() => Promise<readonly Figure[]>>;
}

/** The figures of a measure. */
export interface MeasureResult {
  readonly measure: Measure;
  readonly figures: readonly Figure[];
}
