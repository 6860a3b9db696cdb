import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { subscribeToFilters, isItemShown } from '#session/filters/hidden-items.ts';
import { useFilterView } from '#components/filters/use-screen-filters.ts';
import type { Tables } from '#store/tables.ts';

/** A set of ids that checks a condition when it is asked for an id. */
export type LazyIdSet = Pick<ReadonlySet<string>, 'has'>;

/** The statuses of a conversation that are not shown. */
export interface HiddenStatuses {
  /** Statuses that the filters hide: nothing is shown in their place. */
  readonly filtered: LazyIdSet;
  /** Deleted statuses: a message is shown in their place. */
  readonly deleted: LazyIdSet;
}

/* Checks an id only when it is requested, since most statuses of a long conversation never are. On
   changes, only requested ids are checked again. */
function createLazySet(holds: (id: string) => boolean, version: () => number): () => LazyIdSet {
  const over = (answers: Map<string, boolean>): LazyIdSet => ({
    has(id) {
      const is = answers.get(id) ?? holds(id);
      answers.set(id, is);
      return is;
    },
  });
  let known = new Map<string, boolean>();
  let current = over(known);
  let at = version();
  return () => {
    if (at === version()) return current;
    at = version();
    if ([...known].some(([id, was]) => holds(id) !== was)) {
      known = new Map();
      current = over(known);
    }
    return current;
  };
}

function useIdsThat(tables: Tables, holds: (id: string) => boolean): LazyIdSet {
  const subscribe = useCallback(
    (listener: () => void) => subscribeToFilters({ tables }, listener),
    [tables],
  );
  const readHidden = useMemo(() => {
    const { statuses, statusViewers, relationships, accounts } = tables;
    const version = (): number =>
      statuses.version + statusViewers.version + relationships.version + accounts.version;
    return createLazySet(holds, version);
  }, [holds, tables]);
  return useSyncExternalStore(subscribe, readHidden);
}

/**
 * Returns which statuses of a conversation are currently filtered or deleted. `focus` is the id of the
 * status that the viewer opened.
 */
export function useHiddenStatuses(focus: string): HiddenStatuses {
  const view = useFilterView();
  const { tables } = view;
  const isLeftOut = useCallback(
    (id: string) =>
      !isItemShown(id, { ...view, place: { isInConversation: true, isFocus: id === focus } }),
    [view, focus],
  );
  const isDeleted = useCallback(
    (id: string) => tables.statuses.get(id)?.isDeleted === true,
    [tables],
  );
  const filtered = useIdsThat(tables, isLeftOut);
  const deleted = useIdsThat(tables, isDeleted);
  return useMemo(() => ({ filtered, deleted }), [filtered, deleted]);
}
