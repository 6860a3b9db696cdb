import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mockLayout, scrollPageTo } from '#app/testing/mock-layout.ts';
import { VirtualList } from './virtual-list.tsx';

beforeEach(() => {
  mockLayout(1440);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rowKeys = Array.from({ length: 200 }, (_, index) => String(index));
const renderRow = (key: string) => <article>{key}</article>;

/** Advances the time. Also runs microtasks, in which rows are measured. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const firstRow = (): number => Number(screen.getAllByRole('article')[0]?.textContent);

test('ListScroller: assumes a height of 120 px for rows that were not measured [R-CONST-028]', async () => {
  class SilentObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver: SilentObserver });
  const { container } = render(<VirtualList rowKeys={rowKeys} renderRow={renderRow} size={200} />);
  await pass(100);
  const list = container.firstElementChild;
  expect(list instanceof HTMLElement && list.style.blockSize).toBe('24000px');
});

test('ListScroller: renders the visible rows, and the rows around them 250 ms after the last scroll event [R-CONST-026]', async () => {
  render(<VirtualList rowKeys={rowKeys} renderRow={renderRow} size={200} />);
  await pass(1_000);
  expect(firstRow()).toBe(0);
  act(() => scrollPageTo(120 * 100));
  await pass(249);
  /* While the page is being scrolled, only four rows above the visible ones are rendered. */
  expect(firstRow()).toBe(96);
  /* After scrolling has ended, further rows are rendered in the next frames, 16 ms apart. */
  await pass(1 + 2 * 16);
  expect(firstRow()).toBeLessThan(96);
  await pass(100);
  expect(firstRow()).toBe(90);
});
