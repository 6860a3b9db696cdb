import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';

/** How far down the page was, in CSS pixels, by the history key. */
export interface ScrollMemory {
  readonly read: (key: string) => number | undefined;
  readonly write: (key: string, top: number) => void;
}

/** As many entries are remembered; the earliest is forgotten first. */
const most = 50;

const schema = v.array(v.tuple([v.string(), v.pipe(v.number(), v.finite())]));

/** See `ScrollMemory`; the storage is the tab's, so that a reload leads back too. */
export function createScrollMemory(area: StorageArea): ScrollMemory {
  const stored = createStoredValue({ version: 1, schema, name: 'scroll', area });
  return {
    read: (key) => stored.read()?.find(([known]) => known === key)?.[1],
    write(key, top) {
      const others = (stored.read() ?? []).filter(([known]) => known !== key);
      stored.write([...others, [key, top] as const].slice(-most).map(([at, y]) => [at, y]));
    },
  };
}
