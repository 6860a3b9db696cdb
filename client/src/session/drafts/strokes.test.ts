import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { appendPoint, clampToCanvas } from './strokes.ts';

test('appendPoint: adds a point inside the canvas to the last stroke only', () => {
  const far = fc.record({ x: fc.integer(), y: fc.integer() });
  fc.assert(
    fc.property(fc.array(far, { maxLength: 20 }), (points) => {
      const first = { color: '#fff', width: 1, points: [{ x: 1, y: 1 }] };
      const begun = [first, { ...first, points: [clampToCanvas({ x: 0, y: 0 })] }];
      const strokes = points.reduce(appendPoint, begun);
      expect(strokes).toHaveLength(2);
      expect(strokes[0]).toBe(first);
      expect(strokes[1]?.points).toHaveLength(points.length + 1);
      for (const { x, y } of strokes[1]?.points ?? [])
        expect(x >= 0 && x <= 320 && y >= 0 && y <= 320).toBe(true);
    }),
  );
});
