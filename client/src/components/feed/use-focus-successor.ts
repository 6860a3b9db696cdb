import { useCallback, useEffect, type RefObject } from 'react';
import { focusStatusInList, statusIdOf } from '#components/status/focus-status.ts';
import { subscribeToFilters, type FilterEnvironment } from '#session/filters/hidden-items.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';

/** Moves the focus from position `at` in `line` to an item that is still in the feed. */
export type MoveFocus = (line: readonly FeedItem[], at: number, items: readonly FeedItem[]) => void;

/**
 * Returns a function that moves the focus when the focused status is removed: to the next visible
 * one, else the previous one, else the end of the feed. Also moves it when the filters hide the
 * focused status: its key stays in the feed, but its card unmounts.
 */
export function useFocusSuccessor({
  list,
  footer,
  items,
  filters,
  isSeen,
}: {
  readonly list: RefObject<VirtualListHandle | null>;
  readonly footer: RefObject<HTMLElement | null>;
  readonly items: readonly FeedItem[];
  readonly filters: FilterEnvironment;
  readonly isSeen: (item: FeedItem) => boolean;
}): MoveFocus {
  const moveFocus = useCallback<MoveFocus>(
    (line, at, remaining) => {
      const isThere = (item: FeedItem): boolean => remaining.includes(item) && isSeen(item);
      const to = line.slice(at).find(isThere) ?? line.slice(0, at).findLast(isThere);
      focusStatusInList(list, to);
      if (to !== undefined) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) footer.current?.focus();
      });
    },
    [list, footer, isSeen],
  );
  useEffect(
    () =>
      subscribeToFilters(filters, () => {
        /* Called before React renders the change, so the card still has the focus. */
        const { activeElement } = document;
        const id = statusIdOf(activeElement) ?? '';
        const isFocused = list.current?.elementOf(id)?.contains(activeElement) === true;
        if (isFocused && !isSeen(id)) moveFocus(items, items.indexOf(id), items);
      }),
    [list, items, filters, isSeen, moveFocus],
  );
  return moveFocus;
}
