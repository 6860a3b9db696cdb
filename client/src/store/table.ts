import { isEqual } from '#lib/is-equal.ts';
import type { TableHub } from './table-hub.ts';
import {
  type RowChange,
  changedFields,
  overlay,
  type PendingChange,
  type SettleChange,
} from './optimistic.ts';

/**
 * Records for each field the moment of the request that it comes from. A row that comes from one
 * response needs a single moment; other rows have a moment per field.
 */
function createStamps() {
  const wholes = new Map<string, number>();
  const piecesOf = new Map<string, Map<string, number>>();
  return {
    /** Returns the moment of the request from which a field's value comes. */
    of: (id: string, field: string): number => piecesOf.get(id)?.get(field) ?? wholes.get(id) ?? 0,
    /**
     * Records that these fields of a row come from a request at `moment`. `known` is the number of
     * all fields of the row.
     */
    note(id: string, fields: readonly string[], known: number, moment: number): void {
      const whole = wholes.get(id);
      if (whole === undefined || fields.length >= known) {
        wholes.set(id, moment);
        piecesOf.delete(id);
        return;
      }
      const pieces = piecesOf.get(id) ?? new Map<string, number>();
      if (pieces.size === 0 && whole === moment) return;
      for (const field of fields) pieces.set(field, moment);
      piecesOf.set(id, pieces);
    },
    forget(id: string): void {
      wholes.delete(id);
      piecesOf.delete(id);
    },
  };
}

function createWatchers(hub: TableHub) {
  const byId = new Map<string, Set<() => void>>();
  const ofAll = new Set<() => void>();
  return {
    subscribe: (id: string, listener: () => void): (() => void) => {
      const watching = byId.get(id) ?? new Set();
      watching.add(listener);
      byId.set(id, watching);
      return () => {
        watching.delete(listener);
        if (watching.size === 0 && byId.get(id) === watching) byId.delete(id);
      };
    },
    subscribeAll: (listener: () => void): (() => void) => {
      ofAll.add(listener);
      return () => ofAll.delete(listener);
    },
    has: (id: string): boolean => byId.has(id),
    notify(id: string): void {
      const watching = byId.get(id);
      if (watching) hub.notify(watching);
      if (ofAll.size > 0) hub.notify(ofAll);
    },
  };
}

interface Identified {
  readonly id: string;
}

/** Rows of one kind by id. Rows are immutable; a change creates a new object. */
export interface Table<Row extends Identified> {
  /** Returns the row with pending changes applied. */
  get(id: string): Row | undefined;
  /**
   * Replaces a row. If the new row equals the old one, the old object stays and no listener is
   * called.
   */
  put(row: Row): void;
  /**
   * Writes the fields of `row`, except those whose current values come from a later moment than
   * `requestedAt` (default: now).
   */
  merge(row: Row, requestedAt?: number): void;
  /** Shows a change over a row until the change is settled. */
  patch(id: string, change: RowChange<Row>): SettleChange;
  remove(id: string): void;
  /** Calls `listener` after the row has changed. Returns a function that unsubscribes. */
  subscribe(id: string, listener: () => void): () => void;
  /** Calls `listener` after any row has changed. Returns a function that unsubscribes. */
  readonly subscribeAll: (listener: () => void) => () => void;
  /** Returns whether the row has a subscriber or a pending change. */
  isWatched(id: string): boolean;
  keys(): IterableIterator<string>;
  readonly size: number;
  /** A number that increases with every change of any row. */
  readonly version: number;
}

/**
 * Creates a table. Subscriptions are per row, so that a favourite among 20,000 rows re-renders one
 * card.
 */
export function createTable<Row extends Identified>(hub: TableHub): Table<Row> {
  const base = new Map<string, Row>();
  const overlaid = new Map<string, Row>();
  const pending = new Map<string, readonly PendingChange<Row>[]>();
  const learning = new Map<string, Set<string>>();
  const stamps = createStamps();
  const watchers = createWatchers(hub);
  let version = 0;

  function changed(id: string): void {
    version += 1;
    const changes = pending.get(id);
    if (changes) overlaid.set(id, overlay(id, base.get(id), changes));
    else overlaid.delete(id);
    watchers.notify(id);
  }

  function merge(row: Row, requestedAt = hub.next()): void {
    const { id } = row;
    const known = base.get(id);
    if (!known) {
      base.set(id, row);
      stamps.note(id, [], 0, requestedAt);
      changed(id);
      return;
    }
    const settled = learning.get(id);
    const knownFields = new Map<string, unknown>(Object.entries(known));
    const written: string[] = ['id'];
    const settledFields: string[] = [];
    const fresh: Record<string, unknown> = {};
    let isFresh = false;
    for (const [field, value] of Object.entries(row)) {
      if (field === 'id' || value === undefined) continue;
      if (settled?.delete(field) === true) settledFields.push(field);
      else if (!knownFields.has(field) || stamps.of(id, field) <= requestedAt) written.push(field);
      else continue;
      if (knownFields.has(field) && isEqual(knownFields.get(field), value)) continue;
      fresh[field] = value;
      isFresh = true;
    }
    const size = Object.keys(fresh).reduce(
      (n, field) => (knownFields.has(field) ? n : n + 1),
      knownFields.size,
    );
    stamps.note(id, written, size, requestedAt);
    if (settledFields.length > 0) stamps.note(id, settledFields, size, hub.now());
    if (!isFresh) return;
    base.set(id, { ...known, ...fresh });
    changed(id);
  }

  function removePending(id: string, change: PendingChange<Row>): void {
    const rest = (pending.get(id) ?? []).filter((other) => other !== change);
    if (rest.length > 0) pending.set(id, rest);
    else pending.delete(id);
    changed(id);
  }

  /**
   * If the result equals the displayed object, the displayed object stays, which avoids a
   * re-render.
   */
  function keepObject(id: string, shown: Row | undefined): void {
    const known = base.get(id);
    if (shown && known && !pending.has(id) && isEqual(known, shown)) base.set(id, shown);
  }

  function settle(id: string, pendingChange: PendingChange<Row>, learn?: () => void): void {
    if (!learn) {
      removePending(id, pendingChange);
      return;
    }
    hub.batch(() => {
      hub.next();
      const fields = changedFields(base.get(id), pendingChange.change);
      const unwritten = new Set(Object.keys(fields));
      const shown = overlaid.get(id);
      learning.set(id, unwritten);
      try {
        learn();
      } finally {
        learning.delete(id);
        const unwrittenFields = Object.fromEntries(
          Object.entries(fields).filter(([name]) => unwritten.has(name)),
        );
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are fields of a change to the same row
        merge({ ...unwrittenFields, id } as Row, hub.now());
        removePending(id, pendingChange);
        keepObject(id, shown);
      }
    });
  }

  return {
    get: (id) => overlaid.get(id) ?? base.get(id),
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
