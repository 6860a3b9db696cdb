import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFirstScreenCount } from './use-first-screen-count.ts';

/** Height of an item in pixels, since jsdom has no layout. */
const itemHeight = 300;

function Items({ count }: { count: number }) {
  const { shownCount, measure } = useFirstScreenCount(count);
  return (
    <ul ref={measure}>
      {Array.from({ length: shownCount }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </ul>
  );
}

const itemCount = () => screen.queryAllByRole('listitem').length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 1_000);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function read(
    this: Element,
  ) {
    return new DOMRect(0, 0, 100, this.children.length * itemHeight);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('useFirstScreenCount: returns the number of items that fill the window, and later the number of all', () => {
  render(<Items count={20} />);
  expect(itemCount()).toBe(4);
  act(() => void vi.advanceTimersByTime(3_000));
  expect(itemCount()).toBe(20);
});

test('useFirstScreenCount: returns the number of all items if they end within the window', () => {
  render(<Items count={3} />);
  expect(itemCount()).toBe(3);
});

test('useFirstScreenCount: includes items that arrive later', () => {
  const { rerender } = render(<Items count={0} />);
  expect(itemCount()).toBe(0);
  rerender(<Items count={3} />);
  expect(itemCount()).toBe(3);
});
