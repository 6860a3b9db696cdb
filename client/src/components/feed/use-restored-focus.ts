import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useSession } from '#session/session-context.ts';
import type { VirtualListHandle } from '#ui/virtual-list/virtual-list.tsx';
import { outermostArticle } from '#ui/focus/articles.ts';
import { focusStatusInList } from '#components/status/focus-status.ts';
import { feedViewStates, type FocusedStatusInRow } from '#session/feeds/feed-view-states.ts';

/**
 * Returns the outermost card that contains the focus, and its row. Cards may be nested (quotes), and
 * the statuses of an inline conversation share one row.
 */
function focusedStatus(list: RefObject<VirtualListHandle | null>): FocusedStatusInRow | undefined {
  const article = outermostArticle(document.activeElement);
  const statusId = article?.dataset['status'];
  const rowId = (article && list.current?.keyOf(article)) ?? statusId;
  return rowId && statusId ? { rowId, statusId } : undefined;
}

/**
 * Restores the focus to the status that had it when this history entry was left, as keyboard users
 * expect of Back. If no focus was saved, focuses the row `first`. `name` identifies the list.
 */
export function useRestoredFocus(
  list: RefObject<VirtualListHandle | null>,
  historyKey: string,
  name: string,
  first?: string,
): void {
  const { focusedStatuses } = useSession().part(feedViewStates);
  const key = `${historyKey} ${name}`;
  /* The focus is read in the cleanup of a layout effect, when the focused element is still in
     the document. */
  useLayoutEffect(
    () => () => {
      const focused = focusedStatus(list);
      if (focused) focusedStatuses.set(key, focused);
    },
    [focusedStatuses, key, list],
  );
  useEffect(() => {
    const focused = focusedStatuses.get(key);
    focusStatusInList(list, focused?.rowId ?? first, focused?.statusId);
    focusedStatuses.delete(key);
  }, [focusedStatuses, key, list, first]);
}
