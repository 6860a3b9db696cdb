import { afterEach, describe, expect, test, vi } from 'vitest';
import { RowHeights } from './row-heights.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import { heightWithSpace } from './scroll-space.ts';

/** A page or column that contains a list of ten rows, each 100 px high, and other content. */
interface Scene {
  readonly above: number;
  readonly below: number;
  readonly visible: number;
  /** Distance of the column from the top of the window; absent if the window scrolls. */
  readonly columnTop?: number;
}

const scenes: readonly (readonly [string, Scene])[] = [
  ['a window with nothing around the list', { above: 0, below: 0, visible: 600 }],
  ['a phone with bars above and below', { above: 56, below: 57, visible: 844 }],
  ['a wide window with a margin below', { above: 120.5, below: 17.25, visible: 900 }],
  ['a window with a long footer', { above: 80, below: 700, visible: 500 }],
  ['a column', { above: 0, below: 0, visible: 500, columnTop: 64 }],
  [
    'a column with content around the list',
    { above: 40, below: 33.5, visible: 500, columnTop: 64 },
  ],
];

function rowHeights(count: number): RowHeights {
  const heights = new RowHeights(100);
  heights.setKeys(Array.from({ length: count }, (_, index) => `row${index}`));
  return heights;
}

function open({ above, below, visible, columnTop }: Scene) {
  const box = document.createElement('div');
  const listHeight = (): number => Number.parseFloat(box.style.blockSize);
  const scroller =
    columnTop === undefined ? document.documentElement : document.createElement('section');
  vi.spyOn(scroller, 'scrollHeight', 'get').mockImplementation(() =>
    Math.max(visible, Math.round(above + listHeight() + below)),
  );
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(visible);
  vi.stubGlobal('innerHeight', visible);
  if (columnTop !== undefined) {
    vi.spyOn(scroller, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, columnTop, 300, visible),
    );
  }
  const port = {
    ...(columnTop === undefined ? {} : { scroller }),
    scrollY: 0,
    scrollTo: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  };
  const top = above + (columnTop ?? 0);
  return {
    height: (anchor: ScrollAnchor | undefined, heights = rowHeights(10)): number => {
      const height = heightWithSpace({ box, port, top }, anchor, heights);
      box.style.blockSize = `${height}px`;
      return height;
    },
    maxScrollY: (): number => scroller.scrollHeight - visible,
    /**
     * Returns the anchor of a reader who has scrolled to this position, in a list of this height.
     */
    anchorAt: (scrollY: number, heightOfList: number): ScrollAnchor => ({
      key: 'row9',
      top: 900 + top - scrollY,
      room: heightOfList - 900,
    }),
    top,
    setVisible: (height: number): void => {
      vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(height);
      vi.stubGlobal('innerHeight', height);
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(scenes)('heightWithSpace: %s', (_, scene) => {
  test('returns the height of the rows if there is no anchor, or if the page is long enough for it', () => {
    const page = open(scene);
    expect(page.height(undefined)).toBe(1000);
    expect(page.height({ key: 'gone', top: 0 })).toBe(1000);
    expect(page.height({ key: 'row1', top: page.top })).toBe(1000);
  });

  test('returns just as much height as a restored position needs', () => {
    const page = open(scene);
    const height = page.height({ key: 'row9', top: 0 });
    const target = 900 + page.top;
    expect(page.maxScrollY()).toBeGreaterThanOrEqual(Math.floor(target));
    if (height > 1000) expect(page.maxScrollY()).toBeLessThanOrEqual(Math.ceil(target));
  });

  test('returns no greater height each time that the reader returns to the end of the page, also after reloads', () => {
    const page = open(scene);
    let height = page.height(undefined);
    for (let rest = 0; rest < 20; rest += 1) {
      const { key, top, room } = page.anchorAt(page.maxScrollY(), height);
      const isReload = rest % 2 === 1;
      height = page.height(isReload || room === undefined ? { key, top } : { key, top, room });
      expect(height).toBeLessThanOrEqual(1001);
    }
  });

  test('returns the same height after the window has become higher while the reader is at the end', () => {
    const page = open(scene);
    page.height(undefined);
    const anchor = page.anchorAt(page.maxScrollY(), 1000);
    page.setVisible(scene.visible + 300);
    expect(page.height(anchor)).toBe(1000);
  });

  test('returns the height that the reader had when rows below the anchor become lower', () => {
    const page = open(scene);
    page.height(undefined);
    const heights = rowHeights(11);
    heights.measure('row10', 20);
    const anchor = { ...page.anchorAt(page.maxScrollY() + 100, 1100), room: 200 };
    expect(page.height(anchor, heights)).toBeGreaterThan(1099);
    expect(page.height(anchor, heights)).toBeLessThanOrEqual(1100);
  });
});
