import { loadChunk } from './load-chunk.ts';

/** A value in a chunk of its own, for texts that are shown without it until it has been loaded. */
export interface LazyValue<T> {
  /** Undefined until it has been loaded. */
  readonly get: () => T | undefined;
  /** Loads it, once. After a failure, the next call loads it again. */
  readonly request: () => void;
  /** Calls `listener` when it has been loaded. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a value that `load` imports. `name` is the name of the chunk in messages of failures. */
export function lazyValue<T>(name: string, load: () => Promise<T>): LazyValue<T> {
  let value: T | undefined;
  let isRequested = false;
  const listeners = new Set<() => void>();
  const fetchValue = async (): Promise<void> => {
    try {
      value = await loadChunk({ name, kind: 'part' }, load);
      for (const listener of listeners) listener();
    } catch {
      isRequested = false;
    }
  };
  return {
    get: () => value,
    request() {
      if (isRequested) return;
      isRequested = true;
      void fetchValue();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
