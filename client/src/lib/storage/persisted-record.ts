import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';

type Values = Readonly<Record<string, unknown>>;

/* Each value is parsed on its own, so that an unreadable value does not make the others
   unreadable. */
const schema = v.record(v.string(), v.unknown());

const none: Values = {};

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}

/**
 * Stores values by name under one storage key, to which all tabs write. A value that storage
 * rejects stays in memory, even when another tab writes. If another tab changed the same value
 * meanwhile, the value of this tab is later stored under the name that `aside` returns.
 */
export function createPersistedRecord(
  name: string,
  area: StorageArea,
  onStorageError: OnStorageError | undefined,
  aside: (name: string) => string,
) {
  const stored = createPersistedValue({
    name,
    version: 1,
    schema,
    area,
    ...(onStorageError === undefined ? {} : { onStorageError }),
  });
  const listeners = new Set<() => void>();
  /** Values that storage rejected, by name, with the value that was stored at that time. */
  let rejected = new Map<string, { readonly value: unknown; readonly had: string | undefined }>();

  /** Returns the stored values; the same object as long as nothing changes. */
  const read = (): Values => stored.read() ?? none;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  /** Writes several values at once; `undefined` removes a value. */
  const change = (values: Values): void => {
    /* Storage is read again before each change, since another tab may have written meanwhile. */
    const before = read();
    const all = Object.entries({ ...before, ...values });
    if (stored.write(Object.fromEntries(all.filter(([, value]) => value !== undefined)))) {
      rejected = new Map();
    } else {
      for (const [key, value] of Object.entries(values)) {
        const had = rejected.has(key) ? rejected.get(key)?.had : textOf(before[key]);
        rejected.set(key, { value, had });
      }
    }
    notify();
  };
  stored.subscribe(() => {
    if (rejected.size === 0) return notify();
    const now = read();
    const again = [...rejected].flatMap(([key, { value, had }]) => {
      if (textOf(now[key]) === had) return [[key, value] as const];
      return value === undefined ? [] : [[aside(key), value] as const];
    });
    rejected = new Map();
    change(Object.fromEntries(again));
  });
  return {
    read,
    change,
    /**
     * Calls `onChange` after every change in this or another tab. Returns a function that
     * unsubscribes.
     */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
