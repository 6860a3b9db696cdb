import { useSyncExternalStore } from 'react';
import { useSession } from '#session/session-context.ts';

/**
 * Returns the number of unread announcements; 0 for a visitor, for whom the server stores no read
 * state.
 */
export function useUnreadAnnouncements(): number {
  const { announcements } = useSession().tables;
  const count = (): number => {
    let unread = 0;
    for (const id of announcements.keys()) {
      const row = announcements.get(id);
      if (row?.read === false && row.inactive !== true) unread += 1;
    }
    return unread;
  };
  return useSyncExternalStore(announcements.subscribeAll, count, count);
}
