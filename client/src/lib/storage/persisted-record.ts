import * as v from 'valibot';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import type { OnStorageError } from '#lib/storage/storage-error.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';

type Values = Readonly<Record<string, unknown>>;

/* Each value is parsed separately, so that an unreadable one does not lose the others. */
const schema = v.record(v.string(), v.unknown());

const none: Values = {};

function textOf(value: unknown): string | undefined {
  return JSON.stringify(value);
}

/**
 * Opens values by name under one storage key that all tabs write to. Values that storage rejects
 * stay in memory, also when another tab writes; if that tab has changed the same value, ours is
 * moved to the name returned by `aside`.
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
  /** Rejected values by name, with the stored value at that time. */
  let rejected = new Map<string, { readonly value: unknown; readonly had: string | undefined }>();

  /** Returns the same object until something changes. */
  const read = (): Values => stored.read() ?? none;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  /** Sets values by name in one write; `undefined` removes a value. */
  const change = (values: Values): void => {
    /* Read again before each change: another tab may have written meanwhile. */
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
    /** Calls `onChange` for every change, here or in another tab. */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
