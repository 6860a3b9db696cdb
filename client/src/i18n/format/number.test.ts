import { describe, expect, it } from 'vitest';
import { formatCompactNumber, formatNumber } from './number.ts';

describe('formatCompactNumber and formatNumber', () => {
  it.each([
    ['en', 0, '0', '0'],
    ['en', 999, '999', '999'],
    ['en', -5, '-5', '-5'],
    ['en', 3.25, '3.2', '3.25'],
    ['ar-EG', 999, '٩٩٩', '٩٩٩'],
    ['en', 1000, '1K', '1,000'],
    ['en', 12_399, '12.3K', '12,399'],
    ['en', 999_999, '999.9K', '999,999'],
    ['de', 1_250_000, '1,2 Mio.', '1.250.000'],
    ['ja', 12_345, '1.2万', '12,345'],
  ])('for the locale %s, format %i as %s (compact) and %s', (locale, value, compact, full) => {
    expect(formatCompactNumber(value, locale).replaceAll('\u00A0', ' ')).toBe(compact);
    expect(formatNumber(value, locale)).toBe(full);
  });
});
