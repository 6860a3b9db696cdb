import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isShown, type FilterView } from '#domain/filters/left-out.ts';
import { useFilterView } from '#domain/filters/use-filter-view.ts';

/** The statuses of a conversation that are not there to be read. */
export interface Unseen {
  /** By the filters: nothing stands in their place. */
  readonly leftOut: ReadonlySet<string>;
  /** A word about it stands in their place. */
  readonly deleted: ReadonlySet<string>;
}

/* As texts, so that what is found again unchanged is the same. */
function useIdsThat(
  ids: readonly string[],
  holds: (id: string, view: FilterView) => boolean,
  view: FilterView,
): ReadonlySet<string> {
  const { statuses, statusViewers, relationships } = view.tables;
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [statuses, statusViewers, relationships].map((table) =>
        table.subscribeAll(listener),
      );
      return () => {
        for (const end of ends) end();
      };
    },
    [statuses, statusViewers, relationships],
  );
  const found = useSyncExternalStore(subscribe, () =>
    ids.filter((id) => holds(id, view)).join(' '),
  );
  return useMemo(() => new Set(found === '' ? [] : found.split(' ')), [found]);
}

const isDeleted = (id: string, { tables }: FilterView): boolean =>
  tables.statuses.get(id)?.isDeleted === true;

/** What of a conversation is left out or deleted as things stand now; `focus` is what it is about. */
export function useUnseen(ids: readonly string[], focus: string): Unseen {
  const view = useFilterView();
  const isLeftOut = useCallback(
    (id: string, filters: FilterView) =>
      !isShown(id, { ...filters, place: { isInConversation: true, isFocus: id === focus } }),
    [focus],
  );
  const leftOut = useIdsThat(ids, isLeftOut, view);
  const deleted = useIdsThat(ids, isDeleted, view);
  return useMemo(() => ({ leftOut, deleted }), [leftOut, deleted]);
}
