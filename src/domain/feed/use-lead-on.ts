import { useCallback, type RefObject } from 'react';
import type { FeedItem } from '#entities/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { leadFocus } from '#domain/card/lead-focus.ts';

/** Leads the focus on from a place in a line of items, as far as they still stand in a feed. */
export type LeadOn = (line: readonly FeedItem[], at: number, items: readonly FeedItem[]) => void;

/**
 * The way on for the focus where the post that has it goes: to the next one that is shown, else to the
 * one before, else to the feed's end.
 */
export function useLeadOn(
  list: RefObject<VirtualListHandle | null>,
  footer: RefObject<HTMLElement | null>,
  isSeen: (item: FeedItem) => boolean,
): LeadOn {
  return useCallback(
    (line, at, items) => {
      const isThere = (item: FeedItem): boolean => items.includes(item) && isSeen(item);
      const to = line.slice(at).find(isThere) ?? line.slice(0, at).findLast(isThere);
      leadFocus(list, to);
      if (to !== undefined) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) footer.current?.focus();
      });
    },
    [list, footer, isSeen],
  );
}
