import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHub } from './hub.ts';
import { createTable } from './table.ts';
import { useRow, useRowValue } from './use-row.ts';

interface Thing {
  readonly id: string;
  readonly name?: string;
  readonly count?: number;
}

test('one change renders one card', () => {
  const things = createTable<Thing>(createHub());
  const rendered: string[] = [];
  function Card({ id }: { readonly id: string }) {
    rendered.push(id);
    return <p>{useRow(things, id)?.name}</p>;
  }
  things.put({ id: '1', name: 'one' });
  things.put({ id: '2', name: 'two' });
  render(
    <>
      <Card id="1" />
      <Card id="2" />
    </>,
  );
  rendered.length = 0;
  act(() => things.merge({ id: '2', name: 'changed' }));
  expect(screen.getByText('changed')).toBeDefined();
  expect(rendered).toEqual(['2']);
});

test('a value renders again only when it changes itself', () => {
  const things = createTable<Thing>(createHub());
  let renders = 0;
  function Name({ id }: { readonly id: string | null }) {
    renders += 1;
    return <p>{useRowValue(things, id, (row) => row?.name ?? 'nobody')}</p>;
  }
  things.put({ id: '1', name: 'one' });
  const { rerender } = render(<Name id="1" />);
  act(() => things.merge({ id: '1', count: 3 }));
  expect(renders).toBe(1);
  rerender(<Name id={null} />);
  expect(screen.getByText('nobody')).toBeDefined();
});
