import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test.each([
  ['', 0],
  ['heron', 5],
  ['👩‍👩‍👧‍👦', 1],
  ['🇫🇮🇸🇪', 2],
  ['é', 1],
])('%j counts as %i', (text, length) => {
  expect(textLength(text)).toBe(length);
});

test('a text of many megabytes is long at once', () => {
  const began = performance.now();
  expect(textLength('👩‍👧'.repeat(2_000_000))).toBeGreaterThan(200_000);
  expect(performance.now() - began).toBeLessThan(500);
});
