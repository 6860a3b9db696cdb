import { formatNumber } from './number.ts';
import { formatPercent } from './percent.ts';

/** Units of values that are set with a slider. */
export type MeasureUnit = 'px' | '%';

/** Formats a length in CSS pixels or a percentage, such as "12 px" or "80%". */
export function formatMeasure(value: number, unit: MeasureUnit, locale: string): string {
  return unit === '%' ? formatPercent(value / 100, locale) : `${formatNumber(value, locale)} px`;
}
