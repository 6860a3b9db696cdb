import { useLayoutEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { siblingArticles } from '#ui/focus/sibling-articles.ts';
import { restoreFocusNearby } from '#ui/focus/return-focus.ts';

/**
 * For dialogs and popovers of a status. When one unmounts because the status was deleted, raises a
 * notice and moves the focus to the card, or to the next card if that one is gone as well.
 */
export function useDeletedStatusNotice(statusId: string): void {
  const { tables, notices } = useSession();
  useLayoutEffect(
    () => () => {
      if (tables.statuses.get(statusId)?.isDeleted !== true) return;
      const focused = document.activeElement;
      if (focused) restoreFocusNearby(focused, siblingArticles(focused));
      notices.raise({ level: 'info', messageKey: 'status.deleted', timeoutMs: 5000 });
    },
    [notices, statusId, tables],
  );
}
