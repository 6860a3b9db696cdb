import { expect, test } from 'vitest';
import { findTextExcess, textLength } from './text-length.ts';

test.each([
  ['', 0],
  ['heron', 5],
  ['👩‍👩‍👧‍👦', 1],
  ['🇫🇮🇸🇪', 2],
  ['é', 1],
  ['👩‍👩‍👧‍👦'.repeat(600), 600],
  ['क्षि'.repeat(1000), 1000],
  ['ที่'.repeat(1000), 1000],
  [`a${'\u0301'.repeat(63)}`, 1],
  // A grapheme of more than 64 units counts all of them.
  [`a${'\u0301'.repeat(64)}`, 65],
  [`a${'\u0301\u0323'.repeat(5000)}`, 10_001],
  [`x${'👩\u200D'.repeat(2200)}`, 6601],
  ['\u1100'.repeat(2200), 2200],
])('textLength: returns for %j the length %i [R-INST-044]', (text, length) => {
  expect(textLength(text)).toBe(length);
});

test('textLength: returns quickly for many megabytes of text', () => {
  const began = performance.now();
  expect(textLength('👩‍👧'.repeat(2_000_000))).toBeGreaterThan(200_000);
  expect(performance.now() - began).toBeLessThan(500);
});

test.each([
  ['heron', 5, undefined],
  ['heron', 4, 'characters'],
  ['👩‍👩‍👧‍👦', 2, 'bytes'],
  ['👩‍👩‍👧‍👦', 4, undefined],
  [`e${'\u0301'.repeat(10)}`, 2, 'bytes'],
  [`e${'\u0301'.repeat(100)}`, 99, 'characters'],
] as const)('findTextExcess: %j with a limit of %i has too many %s', (text, characters, excess) => {
  expect(findTextExcess(text, { characters, bytesPerCharacter: 8 })).toBe(excess);
});
