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
  /** The largest accepted value; exceeding it fails `npm run bench -- --check`. */
  readonly limit?: number;
  /** CPU time of a thread or process, which varies little enough to compare with earlier entries. */
  readonly isCpuTime?: boolean;
}

export function figure(name: string, value: number, unit: string, note?: string): Figure {
  return { name, value, unit, ...(note === undefined ? {} : { note }) };
}

/** Creates a figure with a largest accepted value. */
export function limitedFigure(
  name: string,
  value: number,
  unit: string,
  limit: number,
  note?: string,
): Figure {
  return { ...figure(name, value, unit, note), limit };
}

/** Creates the figure of a CPU time in milliseconds. */
export function cpuFigure(name: string, value: number, limit: number, note?: string): Figure {
  return { ...limitedFigure(name, value, 'ms', limit, note), isCpuTime: true };
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
