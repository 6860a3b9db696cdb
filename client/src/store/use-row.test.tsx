import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTableHub } from './table-hub.ts';
import { createTable } from './table.ts';
import { useRow } from './use-row.ts';

interface Thing {
  readonly id: string;
  readonly name?: string;
}

test('useRow: re-renders only the component whose row changed', () => {
  const table = createTable<Thing>(createTableHub());
  const rendered: string[] = [];
  function Card({ id }: { readonly id: string }) {
    rendered.push(id);
    return <p>{useRow(table, id)?.name}</p>;
  }
  table.put({ id: '1', name: 'one' });
  table.put({ id: '2', name: 'two' });
  render(
    <>
      <Card id="1" />
      <Card id="2" />
    </>,
  );
  rendered.length = 0;
  act(() => table.merge({ id: '2', name: 'changed' }));
  expect(screen.getByText('changed')).toBeDefined();
  expect(rendered).toEqual(['2']);
});

test('useRow: returns undefined without an id', () => {
  const table = createTable<Thing>(createTableHub());
  function Name({ id }: { readonly id: string | null }) {
    return <p>{useRow(table, id)?.name ?? 'nobody'}</p>;
  }
  table.put({ id: '1', name: 'one' });
  const { rerender } = render(<Name id="1" />);
  rerender(<Name id={null} />);
  expect(screen.getByText('nobody')).toBeDefined();
});
