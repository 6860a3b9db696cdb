import { formatNumber } from './number.ts';
import { formatPercent } from './percent.ts';

/** Units of measures that are set with a slider. */
export type MeasureUnit = 'px' | '%';

/** Formats a length in CSS pixels or a percentage: "12 px", "80%". */
export function formatMeasure(value: number, unit: MeasureUnit, locale: string): string {
  return unit === '%' ? formatPercent(value / 100, locale) : `${formatNumber(value, locale)} px`;
}
