import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { detectPopoverAnchors } from './popover-anchors.ts';
import { mockPlatform } from '../testing/mock-platform.ts';

mockPlatform();

/** Mocks `showPopover` of a browser that reads the option `source` or ignores it. */
function mockShowPopover(readsSource: boolean): void {
  vi.spyOn(HTMLElement.prototype, 'showPopover').mockImplementation((options) => {
    if (readsSource) Reflect.get(options ?? {}, 'source');
    throw new DOMException('not a popover', 'NotSupportedError');
  });
}

const supports = vi.fn<(property: string, value: string) => boolean>();

beforeEach(() => vi.stubGlobal('CSS', { supports }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset['anchors'];
});

test.each([
  ['a browser with both', true, true, true],
  ['Chrome 129 to 136, which ignores the source', true, false, false],
  ['a browser without anchor positioning', false, true, false],
])(
  'detectPopoverAnchors: for %s (styles %s, source %s), sets data-anchors: %s',
  (_, hasStyles, readsSource, expected) => {
    supports.mockReturnValue(hasStyles);
    mockShowPopover(readsSource);
    detectPopoverAnchors();
    expect('anchors' in document.documentElement.dataset).toBe(expected);
  },
);
