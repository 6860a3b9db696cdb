import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  rendersAll,
  nextRenderedRows,
  overscanRows,
  rendersVisible,
  type RowRange,
  type ScrollState,
} from './rendered-rows.ts';

test.each([
  [0, 3],
  [160, 3],
  [200, 3],
  [240, 3],
  [768, 10],
  [1440, 18],
])(
  'overscanRows: for a window of %i px, returns %i rows on either side [R-CONST-027]',
  (height, rows) => {
    expect(overscanRows(height)).toBe(rows);
  },
);

const scene: ScrollState = {
  count: 500,
  visible: { from: 200, to: 205 },
  windowHeight: 768,
  direction: 0,
};

function renderUntilSettled(rendered: RowRange, at: ScrollState): RowRange {
  let now = rendered;
  for (let frame = 0; frame < 1_000 && !rendersAll(now, at); frame += 1)
    now = nextRenderedRows(now, at);
  return now;
}

test.each([
  [{ from: 200, to: 205 }, true],
  [{ from: 190, to: 220 }, true],
  [{ from: 201, to: 205 }, false],
  [{ from: 200, to: 204 }, false],
])(
  'rendersVisible: for the rendered rows %j and the visible rows 200 to 205, returns %j',
  (rendered, expected) => {
    expect(rendersVisible(rendered, scene)).toBe(expected);
  },
);

test('rendersVisible: returns true if all rows of a list shorter than the window are rendered', () => {
  const short = { ...scene, count: 3, visible: { from: 0, to: 5 } };
  expect(rendersVisible({ from: 0, to: 3 }, short)).toBe(true);
});

describe('nextRenderedRows', () => {
  test('renders some visible rows first, then all, then the surrounding rows once nothing scrolls [R-TL-055 R-CONST-027]', () => {
    const first = nextRenderedRows({ from: 0, to: 0 }, scene);
    expect(first).toEqual({ from: 200, to: 202 });
    expect(nextRenderedRows(first, scene, 0)).toEqual({ from: 200, to: 205 });
    expect(renderUntilSettled({ from: 0, to: 0 }, scene)).toEqual({ from: 190, to: 215 });
  });

  test('adds two rows per frame, in the scroll direction first', () => {
    const down = nextRenderedRows({ from: 198, to: 205 }, { ...scene, direction: 1 });
    expect(down).toEqual({ from: 198, to: 207 });
    const up = nextRenderedRows({ from: 200, to: 206 }, { ...scene, direction: -1 });
    expect(up).toEqual({ from: 198, to: 206 });
  });

  test('renders few rows ahead while scrolling', () => {
    const settled = renderUntilSettled({ from: 200, to: 205 }, { ...scene, direction: 1 });
    expect(settled).toEqual({ from: 196, to: 209 });
  });

  test('while scrolling, adds no single row, and removes distant rows only together with additions', () => {
    const moving: ScrollState = { ...scene, direction: 1 };
    const rendered = { from: 189, to: 208 };
    expect(nextRenderedRows(rendered, moving)).toEqual(rendered);
    const further: ScrollState = { ...moving, visible: { from: 201, to: 206 } };
    expect(nextRenderedRows(rendered, further)).toEqual({ from: 191, to: 210 });
    const onlyFar: ScrollState = { ...moving, visible: { from: 200, to: 205 } };
    expect(nextRenderedRows({ from: 183, to: 208 }, onlyFar)).toEqual({ from: 190, to: 208 });
  });

  test('keeps rows that are near the window and removes distant ones', () => {
    const later: ScrollState = { ...scene, visible: { from: 210, to: 215 } };
    expect(nextRenderedRows({ from: 190, to: 218 }, later).from).toBe(200);
  });

  test('renders all rows if isWhole is set', () => {
    const small: ScrollState = {
      ...scene,
      count: 60,
      visible: { from: 20, to: 25 },
      isWhole: true,
    };
    const allRows = renderUntilSettled({ from: 0, to: 0 }, small);
    expect(allRows).toEqual({ from: 0, to: 60 });
  });

  test('renders all visible rows after two steps, and at most the rows of the window and around it', () => {
    const windows = fc.array(
      fc.record({
        count: fc.integer({ min: 1, max: 300 }),
        at: fc.nat(299),
        size: fc.integer({ min: 1, max: 9 }),
        direction: fc.constantFrom(-1 as const, 0 as const, 1 as const),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(windows, (moves) => {
        let rendered: RowRange = { from: 0, to: 0 };
        for (const { count, at, size, direction } of moves) {
          const from = Math.min(at, count - 1);
          const visible = { from, to: Math.min(count, from + size) };
          rendered = nextRenderedRows(rendered, { count, visible, windowHeight: 768, direction });
          expect(rendered.from).toBeLessThanOrEqual(visible.from);
          expect(rendered.to).toBeGreaterThan(visible.from);
          rendered = nextRenderedRows(
            rendered,
            { count, visible, windowHeight: 768, direction },
            0,
          );
          expect(rendered.to).toBeGreaterThanOrEqual(visible.to);
          expect(rendered.from).toBeGreaterThanOrEqual(0);
          expect(rendered.to).toBeLessThanOrEqual(count);
          expect(rendered.to - rendered.from).toBeLessThanOrEqual(size + 26);
        }
      }),
    );
  });
});
