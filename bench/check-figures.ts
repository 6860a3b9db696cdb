import type { MeasureResult } from './measure.ts';
import { formatFigureValue } from './print-figures.ts';

/**
 * A check fails if a CPU time has grown by more than this factor. On a busy machine, the times of
 * one commit vary by as much.
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
      // The value of a failed measurement is NaN. Negating `<=` also reports that one as exceeding
      // the limit, unlike `>`.
      if (!(value <= limit))
        return [`${name}: ${formatFigureValue(figure)}, and the limit is ${limit}`];
      const growth = value / (previousValues.get(name) ?? value);
      return figure.isCpuTime && growth > largestGrowth
        ? [`${name}: ${formatFigureValue(figure)}, × ${growth.toFixed(2)} of the previous entry`]
        : [];
    }),
  );
}
