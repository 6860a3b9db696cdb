import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { VirtualList } from './virtual-list.tsx';

beforeAll(() => mockLayout(1440));
const renderRow = (key: string) => <article>{key}</article>;
function fire(type: string): void {
  act(() => void window.dispatchEvent(new Event(type)));
}

function show(count: number): void {
  const rowKeys = Array.from({ length: count }, (_, index) => `row ${index}`);
  render(<VirtualList rowKeys={rowKeys} renderRow={renderRow} size={count} />);
}

test.each([60, 500])(
  'VirtualList: renders all of %d rows while the page is printed [R-SHELL-066]',
  (count) => {
    show(count);
    const before = screen.getAllByRole('article').length;
    expect(before).toBeLessThan(count);
    fire('beforeprint');
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: count }, (_, index) => `row ${index}`),
    );
    fire('afterprint');
    expect(screen.getAllByRole('article').length).toBeLessThan(count);
  },
);

test('VirtualList: renders no further rows of thousands while the page is printed', () => {
  show(5000);
  fire('beforeprint');
  expect(screen.getAllByRole('article').length).toBeLessThan(100);
  fire('afterprint');
});
