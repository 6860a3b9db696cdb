import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RichText } from './rich-text.tsx';

/* The size of the block's text and box that jsdom, which has no layout, reports in these tests. */
let size = { scrollWidth: 0, clientWidth: 0, scrollHeight: 0, clientHeight: 0 };
const observed = new Map<Element, () => void>();

class ObserverOfBlocks {
  readonly #notify: () => void;
  #target: Element | undefined;

  constructor(notify: () => void) {
    this.#notify = notify;
  }

  observe(target: Element): void {
    this.#target = target;
    observed.set(target, this.#notify);
    this.#notify();
  }

  disconnect(): void {
    if (this.#target) observed.delete(this.#target);
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ObserverOfBlocks);
  for (const name of ['scrollWidth', 'clientWidth', 'scrollHeight', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => size[name]);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fits = { scrollWidth: 300, clientWidth: 300, scrollHeight: 40, clientHeight: 40 };
const html = '<p>See</p><pre><code>heron</code></pre>';

function block(container: HTMLElement): HTMLElement {
  const found = container.querySelector('pre');
  if (!found) throw new Error('there is a block');
  return found;
}

test.each([
  ['fits', fits, -1],
  ['is wider than its box', { ...fits, scrollWidth: 900 }, 0],
  ['is higher than its box', { ...fits, scrollHeight: 900 }, 0],
])('RichText: makes a code block focusable only if it overflows: %s', (_, sizes, expected) => {
  size = sizes;
  const { container } = render(<RichText html={html} />);
  expect(block(container).tabIndex).toBe(expected);
  expect(block(container).hasAttribute('tabindex')).toBe(expected === 0);
});

test('RichText: keeps a scrolled code block focusable and stops observing it on unmount', () => {
  size = fits;
  const { container, rerender, unmount } = render(<RichText html={html} />);
  const pre = block(container);
  size = { ...fits, clientWidth: 200 };
  act(() => observed.get(pre)?.());
  expect(pre.tabIndex).toBe(0);
  size = fits;
  act(() => observed.get(pre)?.());
  expect(pre.hasAttribute('tabindex')).toBe(false);
  size = { ...fits, scrollWidth: 900 };
  rerender(<RichText html={html.replace('heron', 'a heron that does not fit')} />);
  expect(pre.tabIndex, 'another text').toBe(0);
  unmount();
  expect(observed.size).toBe(0);
});
