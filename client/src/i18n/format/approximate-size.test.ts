import { describe, expect, it } from 'vitest';
import { formatApproximateSize } from './approximate-size.ts';

describe('formatApproximateSize', () => {
  it.each([
    [0, 'en', '0 kB'],
    [999, 'en', '1 kB'],
    [1536, 'en', '1.5 kB'],
    [16_000_000, 'en', '16 MB'],
    [16_777_216, 'en', '17 MB'],
    [2_480_000_000, 'de', '2,5 GB'],
    [16_000_000, 'fr', '16 Mo'],
    [3e15, 'en', '3,000 TB'],
  ])('formats %i bytes in %s as %s', (bytes, locale, text) => {
    expect(formatApproximateSize(bytes, locale).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it.each([
    [16_777_215, '16 MB'],
    [1_999_999, '1.9 MB'],
    [999_999, '999 kB'],
  ])('rounds a limit of %i bytes down to %s', (bytes, text) => {
    expect(formatApproximateSize(bytes, 'en', { isLimit: true })).toBe(text);
  });
});
