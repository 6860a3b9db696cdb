import { formatLocales } from './format-locales.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size in bytes as the language writes it, in units of 1,000, such as "15 MB" (French:
 * "15 Mo"): for everything that is not compared byte by byte. Sizes of ten units and more have no
 * decimals. `isLimit` rounds down, so that a file of the shown size is accepted.
 */
export function formatApproximateSize(
  bytes: number,
  locale: string,
  { isLimit = false }: { isLimit?: boolean } = {},
): string {
  const power = Math.floor(Math.log10(bytes) / 3);
  const step = Math.min(Math.max(power, 1), units.length);
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(formatLocales(locale), {
    style: 'unit',
    unit: units[step - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
    ...(isLimit ? { roundingMode: 'floor' } : {}),
  }).format(value);
}
