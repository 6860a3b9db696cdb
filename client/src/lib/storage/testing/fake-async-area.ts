import type { AsyncStorageArea } from '../storage-area.ts';

/** An in-memory asynchronous storage area with configurable failures. */
export interface FakeAsyncArea extends AsyncStorageArea {
  readonly items: Map<string, unknown>;
  failWith(error: Error | undefined): void;
}

export function fakeAsyncArea(initial: Readonly<Record<string, unknown>> = {}): FakeAsyncArea {
  const items = new Map(Object.entries(initial));
  let failure: Error | undefined;
  const guarded = async <R>(run: () => R): Promise<R> => {
    await Promise.resolve();
    if (failure) throw failure;
    return run();
  };
  return {
    items,
    names: () => guarded(() => [...items.keys()]),
    get: (name) => guarded(() => items.get(name)),
    set: (name, value) =>
      guarded(() => {
        items.set(name, structuredClone(value));
      }),
    remove: (name) =>
      guarded(() => {
        items.delete(name);
      }),
    failWith(error) {
      failure = error;
    },
  };
}
