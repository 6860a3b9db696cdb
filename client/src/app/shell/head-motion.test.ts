import { expect, test } from 'vitest';
import { type HeadMotion, initialHeadMotion, headMotionAfterScroll } from './head-motion.ts';

const hiddenAfter = (...tops: readonly number[]): boolean =>
  tops.reduce<HeadMotion>(headMotionAfterScroll, initialHeadMotion(0)).isHidden;

test.each([
  ['is shown at the top', [40], false],
  ['is hidden on scrolling down', [40, 80], true],
  ['stays hidden while a finger trembles', [200, 210, 205, 215], true],
  ['is shown on scrolling up', [200, 190], false],
  ['stays hidden on scrolling up by a few pixels', [200, 195], true],
  ['stays hidden on scrolling down after that', [200, 195, 230], true],
  ['is shown when the top is reached', [200, 196, 30], false],
] as const)('headMotionAfterScroll: the header %s', (_, tops, isHidden) => {
  expect(hiddenAfter(...tops)).toBe(isHidden);
});

test('headMotionAfterScroll: keeps a header that has returned until the page is scrolled down by more than 24 px', () => {
  expect(hiddenAfter(200, 150, 160)).toBe(false);
  expect(hiddenAfter(200, 150, 160, 180)).toBe(true);
});
