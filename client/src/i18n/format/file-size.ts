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
