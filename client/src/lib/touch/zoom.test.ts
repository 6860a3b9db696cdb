import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { panBy, settleZoom, initialZoom, zoomAt, zoomLimits } from './zoom.ts';

const stage = { width: 1000, height: 800 };
const picture = { width: 800, height: 600 };

const number = fc.double({ min: -2_000, max: 2_000, noNaN: true });
const point = fc.record({ x: number, y: number });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });

test('zoomAt: keeps the given point of the image in place [R-VIEWER-006]', () => {
  fc.assert(
    fc.property(point, factor, point, ({ x, y }, by, pan) => {
      const before = panBy({ ...initialZoom, scale: 2 }, pan);
      const after = zoomAt(before, by, { x, y });
      expect((x - after.x) / after.scale).toBeCloseTo((x - before.x) / before.scale, 3);
      expect((y - after.y) / after.scale).toBeCloseTo((y - before.y) / before.scale, 3);
    }),
  );
});

test('zoomAt: limits the scale to between 1 and 8 [R-CONST-030]', () => {
  fc.assert(
    fc.property(fc.array(factor, { maxLength: 8 }), (factors) => {
      const { scale } = factors.reduce((view, by) => zoomAt(view, by, { x: 9, y: 9 }), initialZoom);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(zoomLimits.max);
    }),
  );
  expect(zoomLimits.min).toBe(1);
});

test.each([
  [1, 1],
  [1.1, 1],
  [1.19, 1],
  [1.2, 1.2],
  [3, 3],
])('settleZoom: for a released scale of %d, returns %d [R-CONST-031]', (scale, settled) => {
  expect(settleZoom({ scale, x: 30, y: 20 }, picture, stage).scale).toBe(settled);
  if (settled === 1)
    expect(settleZoom({ scale, x: 30, y: 20 }, picture, stage)).toEqual(initialZoom);
});

test('settleZoom: limits how far a large image is moved, and centres one that fits', () => {
  // An image of 1600 by 1200 on a stage of 1000 by 800 can be moved by 300 and 200 to either side.
  expect(settleZoom({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({
    scale: 2,
    x: 300,
    y: -200,
  });
  expect(settleZoom({ scale: 1.25, x: 70, y: 70 }, picture, stage)).toEqual({
    scale: 1.25,
    x: 0,
    y: 0,
  });
});
