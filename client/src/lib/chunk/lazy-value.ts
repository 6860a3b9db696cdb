import { loadChunk } from './load-chunk.ts';

/**
 * A value that a lazily loaded chunk exports. Until the chunk has loaded, components render without
 * the value.
 */
export interface LazyValue<T> {
  /** Returns the value; undefined until the chunk has been loaded. */
  readonly get: () => T | undefined;
  /** Loads the chunk, at the first call only. After a failure, the next call loads it again. */
  readonly request: () => void;
  /** Calls `listener` when the chunk has been loaded. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a value that `load` imports. `name` names the chunk in messages about failures. */
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
