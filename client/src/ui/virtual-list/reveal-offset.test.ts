import { expect, test } from 'vitest';
import { revealOffset } from './reveal-offset.ts';

test.each<[string, number, number, number, number?]>([
  ['in view', 100, 850, 0],
  ['with its top hidden', -300, 500, -400],
  ['with its top near the edge', 99, 500, -1],
  ['with its end below the window', 500, 900, 50],
  ['with its end just inside', 500, 851, 1],
  ['longer than the window', 300, 5000, 200],
  ['below higher bars', 149, 500, -1, 150],
])(
  'revealOffset: for a status %s (from %i to %i px), returns %i px [R-CONST-089 R-CONST-090]',
  (_, top, bottom, offset, covered = 52) => {
    expect(revealOffset({ top, bottom }, 900, covered)).toBe(offset);
  },
);
