import { useLayoutEffect } from 'react';
import { useSession } from '#session/session-context.ts';
import { keepFocusNear } from '#ui/focus/keep-focus.ts';
import { articlesBeside } from '#ui/focus/articles-beside.ts';

/**
 * For what is open over a status: when it goes because the status has been deleted, a notice says so,
 * and the focus is led to the card, or to the next where the card has gone as well.
 */
export function useGoneMeanwhile(statusId: string): void {
  const { tables, notices } = useSession();
  useLayoutEffect(
    () => () => {
      if (tables.statuses.get(statusId)?.isDeleted !== true) return;
      const focused = document.activeElement;
      if (focused) keepFocusNear(focused, articlesBeside(focused));
      notices.raise({ level: 'info', messageKey: 'status.deleted', timeoutMs: 5000 });
    },
    [notices, statusId, tables],
  );
}
