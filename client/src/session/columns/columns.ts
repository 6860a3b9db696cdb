import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import type { SessionPart } from '../session.ts';
import type { ColumnList } from './column-rules.ts';

const schema = v.pipe(v.array(v.string()), v.readonly());

/** The columns that an account has opened on this device. */
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
