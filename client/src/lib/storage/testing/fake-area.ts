import type { StorageArea } from '../storage-area.ts';

/** An in-memory storage area with configurable failures. */
export interface FakeArea extends StorageArea {
  readonly items: Map<string, string>;
  /** Makes the given calls throw `error`; with undefined, the calls succeed again. */
  failWith(
    error: Error | undefined,
    calls?: readonly ('getItem' | 'setItem' | 'removeItem')[],
  ): void;
  /** Simulates a write by another tab. */
  changeFromElsewhere(name: string, text: string): void;
  clearFromElsewhere(): void;
}

export function fakeArea(initial: Readonly<Record<string, string>> = {}): FakeArea {
  const items = new Map(Object.entries(initial));
  const listeners = new Set<(name: string | null) => void>();
  let failure: Error | undefined;
  let failing: readonly string[] = [];
  const guard = (call: string): void => {
    if (failure && failing.includes(call)) throw failure;
  };
  const notify = (name: string | null): void => {
    for (const listener of listeners) listener(name);
  };
  return {
    items,
    getItem(name) {
      guard('getItem');
      return items.get(name) ?? null;
    },
    setItem(name, text) {
      guard('setItem');
      items.set(name, text);
    },
    removeItem(name) {
      guard('removeItem');
      items.delete(name);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    failWith(error, calls = ['getItem', 'setItem', 'removeItem']) {
      failure = error;
      failing = calls;
    },
    changeFromElsewhere(name, text) {
      items.set(name, text);
      notify(name);
    },
    clearFromElsewhere() {
      items.clear();
      notify(null);
    },
  };
}
