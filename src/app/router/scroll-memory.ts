import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';

/** Scroll positions in CSS pixels by history key. */
export interface ScrollMemory {
  readonly read: (key: string) => number | undefined;
  readonly write: (key: string, top: number) => void;
}

/** Maximum number of entries; the oldest is dropped first. */
const maxEntries = 50;

const schema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.finite())]));

/** Creates a `ScrollMemory` in the tab's storage, so that it survives a reload. */
export function createScrollMemory(area: StorageArea): ScrollMemory {
  const persisted = createPersistedValue({ version: 1, schema, name: 'scroll', area });
  return {
    read: (key) => persisted.read()?.find(([known]) => known === key)?.[1],
    write(key, top) {
      const others = (persisted.read() ?? []).filter(([known]) => known !== key);
      persisted.write(
        [...others, [key, top] as const].slice(-maxEntries).map(([at, y]) => [at, y]),
      );
    },
  };
}
