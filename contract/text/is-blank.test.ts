import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

test.each(['', ' \t\n', '\u00A0\u3000', '\u200B\u2060\uFEFF', '\u202E', '\u3164\u2800\u115F'])(
  'isBlank: %j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['a', ' 0 ', '\u200Bあ', '👩‍👩‍👧', '.', '\u0301'])('isBlank: %j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
