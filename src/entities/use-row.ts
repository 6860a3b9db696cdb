import { useCallback, useSyncExternalStore } from 'react';
import type { Table } from './table.ts';

function stayAway(): () => void {
  return () => undefined;
}

/** The row under an id as it is seen now; renders again when it changes, and only then. */
export function useRow<Row extends { readonly id: string }>(
  table: Table<Row>,
  id: string | null | undefined,
): Row | undefined {
  return useRowValue(table, id, wholeRow);
}

function wholeRow<Row>(row: Row | undefined): Row | undefined {
  return row;
}

/**
 * One value read from a row; renders again only when the value changes. `select` must give the same
 * object for the same row (a primitive, a field, or something kept per row).
 */
export function useRowValue<Row extends { readonly id: string }, Value>(
  table: Table<Row>,
  id: string | null | undefined,
  select: (row: Row | undefined) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => (typeof id === 'string' ? table.subscribe(id, listener) : stayAway()),
    [table, id],
  );
  const read = (): Value => select(typeof id === 'string' ? table.get(id) : undefined);
  return useSyncExternalStore(subscribe, read, read);
}
