import { useCallback, type RefObject } from 'react';
import type { FeedItem } from '#store/rows/feed-row.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { focusStatus } from '#components/card/focus-status.ts';

/** Moves the focus from position `at` in `line` to an item that is still in the feed. */
export type MoveFocus = (line: readonly FeedItem[], at: number, items: readonly FeedItem[]) => void;

/**
 * Returns a function that moves the focus when the focused status is removed: to the next visible
 * one, else the previous one, else the end of the feed.
 */
export function useFocusSuccessor(
  list: RefObject<VirtualListHandle | null>,
  footer: RefObject<HTMLElement | null>,
  isSeen: (item: FeedItem) => boolean,
): MoveFocus {
  return useCallback(
    (line, at, items) => {
      const isThere = (item: FeedItem): boolean => items.includes(item) && isSeen(item);
      const to = line.slice(at).find(isThere) ?? line.slice(0, at).findLast(isThere);
      focusStatus(list, to);
      if (to !== undefined) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) footer.current?.focus();
      });
    },
    [list, footer, isSeen],
  );
}
