import { useEffect, type RefObject } from 'react';
import { statusIdOf } from '#components/card/focus-status.ts';
import { subscribeToFilters, type FilterView } from '#components/filters/hidden-items.ts';
import type { FeedItem } from '#store/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import type { MoveFocus } from './use-focus-successor.ts';

/**
 * Moves the focus on when the filters hide the focused status: its key stays in the feed, but its
 * card unmounts.
 */
export function useFilteredFocus(
  list: RefObject<VirtualListHandle | null>,
  items: readonly FeedItem[],
  filters: FilterView,
  isSeen: (item: FeedItem) => boolean,
  moveFocus: MoveFocus,
): void {
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
}
