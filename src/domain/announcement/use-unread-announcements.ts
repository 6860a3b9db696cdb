import { useSyncExternalStore } from 'react';
import { useSession } from '#session/session-context.ts';

/** How many announcements the member has not read. 0 for a visitor, whose reading nobody keeps. */
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
