import { expect, test } from 'vitest';
import { dragTowardsStart } from './swipe.ts';

test.each([
  ['to the left', { x: -40, y: 5 }, false, 40],
  ['to the right', { x: 40, y: 5 }, false, 0],
  ['mostly down', { x: -40, y: 60 }, false, 0],
  ['to the right where text runs from the right', { x: 40, y: 0 }, true, 40],
  ['to the left where text runs from the right', { x: -40, y: 0 }, true, 0],
])('a drag %s', (_name, drag, isRightToLeft, distance) => {
  expect(dragTowardsStart(drag, isRightToLeft)).toBe(distance);
});
