import { describe, expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

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
