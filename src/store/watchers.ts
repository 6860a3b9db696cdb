import type { Hub } from './hub.ts';

export interface Watchers {
  readonly subscribe: (id: string, listener: () => void) => () => void;
  readonly subscribeAll: (listener: () => void) => () => void;
  readonly has: (id: string) => boolean;
  readonly notify: (id: string) => void;
}

export function createWatchers(hub: Hub): Watchers {
  const byId = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  return {
    subscribe(id, listener) {
      const watching = byId.get(id) ?? new Set();
      watching.add(listener);
      byId.set(id, watching);
      return () => {
        watching.delete(listener);
        if (watching.size === 0 && byId.get(id) === watching) byId.delete(id);
      };
    },
    subscribeAll(listener) {
      ofAll.add(listener);
      return () => ofAll.delete(listener);
    },
    has: (id) => byId.has(id),
    notify(id) {
      const watching = byId.get(id);
      if (watching) hub.notify(watching);
      if (ofAll.size > 0) hub.notify(ofAll);
    },
  };
}
