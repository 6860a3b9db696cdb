import { useEffect, type RefObject } from 'react';
import { followFilters, type FilterView } from '#domain/filters/left-out.ts';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import type { LeadOn } from './use-lead-on.ts';

/**
 * Leads the focus on when the filters come to leave out the post that has it: its key stays in the feed,
 * but its card goes.
 */
export function useHiddenFocus(
  list: RefObject<VirtualListHandle | null>,
  items: readonly FeedItem[],
  filters: FilterView,
  isSeen: (item: FeedItem) => boolean,
  leadOn: LeadOn,
): void {
  useEffect(
    () =>
      followFilters(filters, () => {
        /* Called before React draws the change, so the card still has the focus. */
        const { activeElement } = document;
        const id = activeElement?.closest('[data-status]')?.getAttribute('data-status') ?? '';
        const isHeld = list.current?.elementOf(id)?.contains(activeElement) === true;
        if (isHeld && !isSeen(id)) leadOn(items, items.indexOf(id), items);
      }),
    [list, items, filters, isSeen, leadOn],
  );
}
