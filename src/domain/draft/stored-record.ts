import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';

type Things = Readonly<Record<string, unknown>>;

/** Things by their names, in one place of storage that every tab writes to. */
export interface StoredRecord {
  /** The same object as long as nothing changed. */
  readonly read: () => Things;
  /** Puts things under their names, in one write; `undefined` takes one away. */
  readonly change: (things: Things) => void;
  /** Told of every change, here or in another tab. Returns the way to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/* One thing that cannot be read must not take the others with it, so each is read by itself. */
const schema = v.record(v.string(), v.unknown());

const none: Things = {};

function textOf(thing: unknown): string | undefined {
  return JSON.stringify(thing);
}

/**
 * Opens it. What storage would not take stays in hand, also when another tab writes; where that tab has
 * changed the same thing, ours goes under the name that `aside` gives.
 */
export function createStoredRecord(
  name: string,
  area: StorageArea,
  onTrouble: OnStorageTrouble | undefined,
  aside: (name: string) => string,
): StoredRecord {
  const stored = createStoredValue({
    name,
    version: 1,
    schema,
    area,
    ...(onTrouble === undefined ? {} : { onTrouble }),
  });
  const listeners = new Set<() => void>();
  /** What storage has not, by name, and what it had under that name then. */
  let refused = new Map<string, { readonly thing: unknown; readonly had: string | undefined }>();

  const read = (): Things => stored.read() ?? none;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (things: Things): void => {
    /* Read anew before each change: another tab may have written in between. */
    const before = read();
    const all = Object.entries({ ...before, ...things });
    if (stored.write(Object.fromEntries(all.filter(([, thing]) => thing !== undefined)))) {
      refused = new Map();
    } else {
      for (const [key, thing] of Object.entries(things)) {
        const had = refused.has(key) ? refused.get(key)?.had : textOf(before[key]);
        refused.set(key, { thing, had });
      }
    }
    tell();
  };
  stored.subscribe(() => {
    if (refused.size === 0) return tell();
    const now = read();
    const again = [...refused].flatMap(([key, { thing, had }]) => {
      if (textOf(now[key]) === had) return [[key, thing] as const];
      return thing === undefined ? [] : [[aside(key), thing] as const];
    });
    refused = new Map();
    change(Object.fromEntries(again));
  });
  return {
    read,
    change,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
