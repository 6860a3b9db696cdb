import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.each([
  '',
  ' \t\n',
  '\u00A0\u3000',
  '\u200B\u2060\uFEFF',
  '\u202E',
  '\u3164\u2800\u115F',
  '\u200E\u200F\u061C\u2066\u2069',
  '\u{E0061}\u{E007F}',
  '\uFE0F\uFE0E\u{E0100}\u180B',
  '\u034F\u17B4\u00AD\u200D',
  '\u0000\u0085\u{1D159}',
])('isBlank: %j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' 0 ', '\u200Bあ', '👩‍👩‍👧', '.', '\u0301', '\u06DD', '\u0600', ':blob:', '☠\uFE0F'])(
  'isBlank: %j shows something',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
