import { describe, expect, it } from 'vitest';
import { formatApproximateSize, formatFileSize } from './file-size.ts';

describe('formatFileSize [R-COMP-036]', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KiB'],
    [1536, '1.5 KiB'],
    [16_000_000, '15.26 MiB'],
    [1024 ** 2 - 1, '1 MiB'],
    [1024 ** 3, '1 GiB'],
    [2.5 * 1024 ** 4, '2.5 TiB'],
    [1024 ** 5, '1,024 TiB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes, 'en').replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('uses the locale’s decimal separator', () => {
    expect(formatFileSize(1536, 'de')).toBe('1,5\u00A0KiB');
  });
});

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
