import type { AsyncStorageArea } from '../async-storage-area.ts';

/** An asynchronous storage area in memory that fails as told. */
export interface FakeAsyncArea extends AsyncStorageArea {
  readonly items: Map<string, unknown>;
  failWith(error: Error | undefined): void;
  changeFromElsewhere(name: string, value: unknown): void;
}

export function fakeAsyncArea(initial: Readonly<Record<string, unknown>> = {}): FakeAsyncArea {
  const items = new Map(Object.entries(initial));
  const listeners = new Set<(name: string) => void>();
  let failure: Error | undefined;
  const guarded = async <R>(run: () => R): Promise<R> => {
    await Promise.resolve();
    if (failure) throw failure;
    return run();
  };
  return {
    items,
    get: (name) => guarded(() => items.get(name)),
    set: (name, value) =>
      guarded(() => {
        items.set(name, structuredClone(value));
      }),
    remove: (name) =>
      guarded(() => {
        items.delete(name);
      }),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    failWith(error) {
      failure = error;
    },
    changeFromElsewhere(name, value) {
      items.set(name, value);
      for (const listener of listeners) listener(name);
    },
  };
}
