import { formatLocales } from './format-locales.ts';
import { memoizeByLocale } from './memoize-by-locale.ts';

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

const formatter = memoizeByLocale(
  (locales) => new Intl.NumberFormat(locales, { maximumFractionDigits: 2 }),
);

/**
 * Formats a size in bytes with at most two decimals, such as "1.5 MiB": the sizes in the message about
 * a file that is too large (R-COMP-036).
 */
export function formatFileSize(bytes: number, locale: string): string {
  let value = bytes;
  let step = 0;
  // Sizes are rounded before they are compared: 1023.999 KiB are 1 MiB.
  while (Math.round(Math.abs(value) * 100) / 100 >= 1024 && step < units.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${formatter(locale).format(value)}\u00A0${units[step] ?? 'B'}`;
}

const decimalUnits = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

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
  const step = Math.min(Math.max(power, 1), decimalUnits.length);
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(formatLocales(locale), {
    style: 'unit',
    unit: decimalUnits[step - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 ? 1 : 0,
    ...(isLimit ? { roundingMode: 'floor' } : {}),
  }).format(value);
}
