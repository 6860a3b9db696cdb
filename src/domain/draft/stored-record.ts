import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageTrouble } from '#lib/storage/storage-trouble.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';

type Things = Readonly<Record<string, unknown>>;

/** Values by name under one storage key that all tabs write to. */
export interface StoredRecord {
  /** Returns the same object until something changes. */
  readonly read: () => Things;
  /** Sets values by name in one write; `undefined` removes a value. */
  readonly change: (things: Things) => void;
  /**
   * Calls `onChange` for every change, here or in another tab. Returns a function that
   * unsubscribes.
   */
  readonly subscribe: (onChange: () => void) => () => void;
}

/* Each value is parsed separately, so that an unreadable one does not lose the others. */
const schema = v.record(v.string(), v.unknown());

const none: Things = {};

function textOf(thing: unknown): string | undefined {
  return JSON.stringify(thing);
}

/**
 * Opens the record. Values that storage rejects stay in memory, also when another tab writes; if
 * that tab has changed the same value, ours is moved to the name returned by `aside`.
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
  /** Rejected values by name, with the stored value at that time. */
  let refused = new Map<string, { readonly thing: unknown; readonly had: string | undefined }>();

  const read = (): Things => stored.read() ?? none;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const change = (things: Things): void => {
    /* Read again before each change: another tab may have written meanwhile. */
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
    notify();
  };
  stored.subscribe(() => {
    if (refused.size === 0) return notify();
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
