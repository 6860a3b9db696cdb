import { useEffect, type RefObject } from 'react';
import { followFilters, type FilterView } from '#domain/filters/left-out.ts';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { leadFocus } from './lead-focus.ts';

/**
 * Leads the focus on when the filters come to leave out the post that has it: its key stays in the feed,
 * but its card goes. To the next one that is shown, else to the one before, else to the feed's end.
 */
export function useHiddenFocus(
  list: RefObject<VirtualListHandle | null>,
  footer: RefObject<HTMLElement | null>,
  items: readonly FeedItem[],
  filters: FilterView,
  isSeen: (item: FeedItem) => boolean,
): void {
  useEffect(
    () =>
      followFilters(filters, () => {
        /* Rows are told of before anything is drawn of them, so the card still has it. */
        const { activeElement } = document;
        const id = activeElement?.closest('[data-status]')?.getAttribute('data-status') ?? '';
        const isHeld = list.current?.elementOf(id)?.contains(activeElement) === true;
        if (!isHeld || isSeen(id)) return;
        const at = items.indexOf(id);
        const to = items.slice(at).find(isSeen) ?? items.slice(0, at).findLast(isSeen);
        leadFocus(list, to);
        if (to !== undefined) return;
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) footer.current?.focus();
        });
      }),
    [list, footer, items, filters, isSeen],
  );
}
