import * as v from 'valibot';
import { createStore, type StoreApi, useStore } from 'zustand';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '#session/session.ts';
import { useSession } from '#session/session-context.ts';
import { useMediaQuery, wideQuery } from '#ui/use-media-query.ts';
import type { ColumnList } from './column-rules.ts';

const schema = v.pipe(v.array(v.string()), v.readonly());

/** The columns of an account on this device. */
export const columnStore: SessionPart<StoreApi<ColumnList>> = {
  name: 'columns',
  create({ area, viewerId }) {
    const name = `columns.${viewerId}`;
    const stored = createPersistedValue({ name, version: 1, schema, area });
    const store = createStore<ColumnList>(() => stored.read() ?? []);
    store.subscribe(stored.write);
    return store;
  },
};

/** Returns whether there are columns and space for at least one, in place of the third column. */
export function useHasColumns(): boolean {
  const { part, viewerId } = useSession();
  const isWide = useMediaQuery(wideQuery);
  const { length } = useStore(part(columnStore));
  return viewerId !== null && isWide && length > 0;
}
