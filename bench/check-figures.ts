import type { MeasureResult } from './measure.ts';
import { formatFigureValue } from './print-figures.ts';

/**
 * Growth of a CPU time above which a check fails; times of one commit vary by this factor on a busy
 * machine.
 */
const largestGrowth = 1.15;

/** Returns one sentence for each figure that differs from its required value. */
export function wrongFigures(results: readonly MeasureResult[]): string[] {
  return results.flatMap(({ measure, figures }) =>
    figures.flatMap(({ name, value, must }) =>
      must === undefined || must === value
        ? []
        : [`${measure.name}: ${name}: ${value}, and it must be ${must}`],
    ),
  );
}

/**
 * Returns one sentence for each figure above its limit, and for each CPU time that is more than 15 %
 * above the previous entry of the machine.
 */
export function exceededFigures(
  results: readonly MeasureResult[],
  previousValues: ReadonlyMap<string, number>,
): string[] {
  return results.flatMap(({ measure, figures }) =>
    figures.flatMap((figure) => {
      const name = `${measure.name}: ${figure.name}`;
      const { value, limit = Infinity } = figure;
      // A missing value is NaN and exceeds every limit.
      if (!(value <= limit))
        return [`${name}: ${formatFigureValue(figure)}, and the limit is ${limit}`];
      const growth = value / (previousValues.get(name) ?? value);
      return figure.isCpuTime && growth > largestGrowth
        ? [`${name}: ${formatFigureValue(figure)}, × ${growth.toFixed(2)} of the previous entry`]
        : [];
    }),
  );
}
