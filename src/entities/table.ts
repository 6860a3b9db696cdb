import { isEqual } from '#lib/is-equal.ts';
import type { Hub } from './hub.ts';
import { changedFields, overlay } from './optimistic.ts';
import type { Change, PendingChange, Settle } from './optimistic.ts';
import { createStamps } from './stamps.ts';
import { createWatchers } from './watchers.ts';

interface Identified {
  readonly id: string;
}

/** Rows of one kind under their ids. Rows are immutable; a change is a new object. */
export interface Table<Row extends Identified> {
  /** The row as it is seen: with pending changes laid over it. */
  get(id: string): Row | undefined;
  /** Replaces a row whole. An equal one keeps the old object and tells nobody. */
  put(row: Row): void;
  /**
   * Writes the fields that are present; those absent stay as they were, and so do those known from
   * a later moment than `askedAt` (default: now).
   */
  merge(row: Row, askedAt?: number): void;
  /** Lays a change over a row until it is settled. */
  patch(id: string, change: Change<Row>): Settle;
  remove(id: string): void;
  /** Calls back after the row changed; gives the way to stop. */
  subscribe(id: string, listener: () => void): () => void;
  /** Calls back after any row changed. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** Whether someone looks at this row now, or a change to it waits for the server. */
  isWatched(id: string): boolean;
  keys(): IterableIterator<string>;
  readonly size: number;
  /** Moves with every change of any row. */
  readonly version: number;
}

/** See `Table` (design: a favourite among 20,000 rows re-renders one card). */
export function createTable<Row extends Identified>(hub: Hub): Table<Row> {
  const base = new Map<string, Row>();
  const seen = new Map<string, Row>();
  const pending = new Map<string, readonly PendingChange<Row>[]>();
  const learning = new Map<string, Set<string>>();
  const stamps = createStamps();
  const watchers = createWatchers(hub);
  let version = 0;

  function changed(id: string): void {
    version += 1;
    const changes = pending.get(id);
    if (changes) seen.set(id, overlay(id, base.get(id), changes));
    else seen.delete(id);
    watchers.tell(id);
  }

  function merge(row: Row, askedAt = hub.next()): void {
    const { id } = row;
    const known = base.get(id);
    if (!known) {
      base.set(id, row);
      stamps.note(id, [], 0, askedAt);
      changed(id);
      return;
    }
    const settled = learning.get(id);
    const held = new Map<string, unknown>(Object.entries(known));
    const written: string[] = ['id'];
    const now: string[] = [];
    const fresh: Record<string, unknown> = {};
    let isFresh = false;
    for (const [field, value] of Object.entries(row)) {
      if (field === 'id' || value === undefined) continue;
      if (settled?.delete(field) === true) now.push(field);
      else if (!held.has(field) || stamps.of(id, field) <= askedAt) written.push(field);
      else continue;
      if (held.has(field) && isEqual(held.get(field), value)) continue;
      fresh[field] = value;
      isFresh = true;
    }
    const size = Object.keys(fresh).reduce((n, field) => (held.has(field) ? n : n + 1), held.size);
    stamps.note(id, written, size, askedAt);
    if (now.length > 0) stamps.note(id, now, size, hub.now());
    if (!isFresh) return;
    base.set(id, { ...known, ...fresh });
    changed(id);
  }

  function lift(id: string, change: PendingChange<Row>): void {
    const rest = (pending.get(id) ?? []).filter((other) => other !== change);
    if (rest.length > 0) pending.set(id, rest);
    else pending.delete(id);
    changed(id);
  }

  /** What turned out as it was shown stays the same object, so that nothing is drawn again. */
  function keepObject(id: string, shown: Row | undefined): void {
    const known = base.get(id);
    if (shown && known && !pending.has(id) && isEqual(known, shown)) base.set(id, shown);
  }

  function settle(id: string, pendingChange: PendingChange<Row>, learn?: () => void): void {
    if (!learn) {
      lift(id, pendingChange);
      return;
    }
    hub.batch(() => {
      hub.next();
      const fields = changedFields(base.get(id), pendingChange.change);
      const untold = new Set(Object.keys(fields));
      const shown = seen.get(id);
      learning.set(id, untold);
      try {
        learn();
      } finally {
        learning.delete(id);
        const kept = Object.fromEntries(
          Object.entries(fields).filter(([name]) => untold.has(name)),
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a part of a change to this very row
        merge({ ...kept, id } as Row, hub.now());
        lift(id, pendingChange);
        keepObject(id, shown);
      }
    });
  }

  return {
    get: (id) => seen.get(id) ?? base.get(id),
    put(row) {
      const known = base.get(row.id);
      if (known && isEqual(known, row)) return;
      base.set(row.id, row);
      stamps.forget(row.id);
      stamps.note(row.id, [], 0, hub.next());
      changed(row.id);
    },
    merge,
    patch(id, change) {
      const pendingChange = { change };
      pending.set(id, [...(pending.get(id) ?? []), pendingChange]);
      changed(id);
      let isPending = true;
      return (learn) => {
        if (!isPending) return;
        isPending = false;
        settle(id, pendingChange, learn);
      };
    },
    remove(id) {
      if (!base.delete(id)) return;
      stamps.forget(id);
      changed(id);
    },
    subscribe: watchers.subscribe,
    subscribeAll: watchers.subscribeAll,
    isWatched: (id) => watchers.has(id) || pending.has(id),
    keys: () => base.keys(),
    get size() {
      return base.size;
    },
    get version() {
      return version;
    },
  };
}
