import { useCallback, useSyncExternalStore } from 'react';
import type { Table } from './table.ts';

/** Returns the current row of an id. Re-renders only when that row changes. */
export function useRow<Row extends { readonly id: string }>(
  table: Table<Row>,
  id: string | null | undefined,
): Row | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (id == null ? () => undefined : table.subscribe(id, listener)),
    [table, id],
  );
  const read = (): Row | undefined => (id == null ? undefined : table.get(id));
  return useSyncExternalStore(subscribe, read, read);
}
