import { useCallback, useSyncExternalStore } from 'react';
import type { Table } from './table.ts';

/** The row under an id as it is seen now; renders again when it changes, and only then. */
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
