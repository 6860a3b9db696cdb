import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centerPoint,
  cropFocalPoint,
  moveFocalPoint,
  focalPointAt,
  focalPointPercentages,
} from './focal-point.ts';

const box = { left: 10, top: 20, width: 200, height: 100 };

test.each([
  [10, 20, { x: -1, y: 1 }, { left: 0, top: 0 }],
  [110, 70, centerPoint, { left: 50, top: 50 }],
  [160, 95, { x: 0.5, y: -0.5 }, { left: 75, top: 75 }],
  [900, 900, { x: 1, y: -1 }, { left: 100, top: 100 }],
])(
  'focalPointAt: for a pointer at %i, %i returns the point %j, which is displayed at %j per cent',
  (clientX, clientY, point, shares) => {
    expect(focalPointAt({ clientX, clientY }, box)).toEqual(point);
    expect(focalPointPercentages(point)).toEqual(shares);
  },
);

test.each([
  [
    { x: 0.5, y: 0.5 },
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 0.5, y: 0.5 },
  ],
  [
    { x: 0.5, y: 0.5 },
    { x: 50, y: 0, width: 50, height: 50 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0, y: 0 },
    { x: 25, y: 40, width: 50, height: 20 },
    { x: 0, y: 0 },
  ],
  [
    { x: -1, y: -1 },
    { x: 25, y: 40, width: 50, height: 20 },
    { x: -1, y: -1 },
  ],
  [
    { x: 1, y: 0 },
    { x: 0, y: 0, width: 50, height: 100 },
    { x: 1, y: 0 },
  ],
])('cropFocalPoint: converts the point %j to the cropped part %j as %j', (point, part, cropped) => {
  expect(cropFocalPoint(point, part)).toEqual(cropped);
});

test('moveFocalPoint: returns a point inside the picture after any steps', () => {
  const step = fc.record({
    right: fc.double({ min: -3, max: 3, noNaN: true }),
    up: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      const end = steps.reduce((at, { right, up }) => moveFocalPoint(at, right, up), centerPoint);
      expect(Math.abs(end.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(end.y)).toBeLessThanOrEqual(1);
    }),
  );
});
