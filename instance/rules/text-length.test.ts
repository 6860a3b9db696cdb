import { expect, test } from 'vitest';
import { textLength } from './text-length.ts';

test.each([
  ['', 0],
  ['heron', 5],
  ['👩‍👩‍👧‍👦', 1],
  ['🇫🇮🇸🇪', 2],
  ['é', 1],
  ['👩‍👩‍👧‍👦'.repeat(600), 600],
  ['क्षि'.repeat(1000), 1000],
  ['ที่'.repeat(1000), 1000],
  [`a${'\u0301'.repeat(15)}`, 1],
  // Above 32 bytes per character the bytes count.
  [`a${'\u0301'.repeat(50)}`, 4],
  [`a${'\u0301'.repeat(50)}`.repeat(5000 / 50), 316],
  [`a${'\u0301\u0323'.repeat(5000)}`, 10_626],
])('textLength: %j counts as %i [R-INST-044]', (text, length) => {
  expect(textLength(text)).toBe(length);
});

test('textLength: returns quickly for many megabytes of text', () => {
  const began = performance.now();
  expect(textLength('👩‍👧'.repeat(2_000_000))).toBeGreaterThan(200_000);
  expect(performance.now() - began).toBeLessThan(500);
});
