import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brush, canvasSize, carriedOn, firstColor, within } from './strokes.ts';

test('the canvas and its tools have the measures of the specification [R-CONST-069 R-CONST-070 R-CONST-071]', () => {
  expect(canvasSize).toBe(320);
  expect(brush).toMatchObject({ least: 1, most: 20 });
  expect(firstColor).toBe('#ffffff');
});

test('a line stays within the canvas, and only the last one is carried on', () => {
  const far = fc.record({ x: fc.integer(), y: fc.integer() });
  fc.assert(
    fc.property(fc.array(far, { maxLength: 20 }), (points) => {
      const first = { color: '#fff', width: 1, points: [{ x: 1, y: 1 }] };
      const begun = [first, { ...first, points: [within({ x: 0, y: 0 })] }];
      const drawn = points.reduce(carriedOn, begun);
      expect(drawn).toHaveLength(2);
      expect(drawn[0]).toBe(first);
      expect(drawn[1]?.points).toHaveLength(points.length + 1);
      for (const { x, y } of drawn[1]?.points ?? [])
        expect(x >= 0 && x <= 320 && y >= 0 && y <= 320).toBe(true);
    }),
  );
});
