interface FigureOptions {
  /** Additional information for the reader. */
  readonly note?: string;
  /** The only correct value of a count: any other value is a defect. Absent for times. */
  readonly must?: number;
  /** The largest accepted value; exceeding it fails `npm run bench -- --check`. */
  readonly limit?: number;
  /**
   * Whether the value is the CPU time of a thread or process, which varies little enough to be
   * compared.
   */
  readonly isCpuTime?: boolean;
}

/** One measured value. */
export interface Figure extends FigureOptions {
  /** Unique within the measure. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `KB` (of 1,024 bytes, as in size-budgets.json); empty for a count, `×` for a ratio. */
  readonly unit: string;
}

export function createFigure(
  name: string,
  value: number,
  unit: string,
  options: FigureOptions = {},
): Figure {
  return { name, value, unit, ...options };
}

/** Creates the figure of a CPU time in milliseconds. */
export function createCpuFigure(name: string, value: number, limit: number, note?: string): Figure {
  const options = { limit, isCpuTime: true };
  return createFigure(name, value, 'ms', note === undefined ? options : { ...options, note });
}

/** A measure that runs as `npm run bench NAME`. */
export interface Measure {
  readonly name: string;
  readonly title: string;
  /** Imports the measure on demand, because it may import a browser driver and a bundler. */
  readonly load: () => Promise<() => Promise<readonly Figure[]>>;
}

/** The figures of a measure. */
export interface MeasureResult {
  readonly measure: Measure;
  readonly figures: readonly Figure[];
}
