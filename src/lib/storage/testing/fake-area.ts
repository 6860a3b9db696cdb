import type { StorageArea } from '../storage-area.ts';

/** A storage area in memory that fails as told. */
export interface FakeArea extends StorageArea {
  readonly items: Map<string, string>;
  /** Every following call throws this, or works again. */
  failWith(
    error: Error | undefined,
    calls?: readonly ('getItem' | 'setItem' | 'removeItem')[],
  ): void;
  /** A write by another tab. */
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
  const tell = (name: string | null): void => {
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
      tell(name);
    },
    clearFromElsewhere() {
      items.clear();
      tell(null);
    },
  };
}
