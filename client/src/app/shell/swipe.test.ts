import { expect, test } from 'vitest';
import { horizontalDragDistance } from './swipe.ts';

test.each([
  ['to the left', { x: -40, y: 5 }, false, 40],
  ['to the right', { x: 40, y: 5 }, false, 0],
  ['mostly down', { x: -40, y: 60 }, false, 0],
  ['to the right where that is wanted', { x: 40, y: 0 }, true, 40],
  ['to the left where the right is wanted', { x: -40, y: 0 }, true, 0],
])(
  'horizontalDragDistance: returns the distance of a drag %s',
  (_name, drag, goesRight, distance) => {
    expect(horizontalDragDistance(drag, goesRight)).toBe(distance);
  },
);
