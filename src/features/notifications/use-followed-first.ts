import { useMemo, useSyncExternalStore } from 'react';
import type { NotificationRow } from '#entities/rows/notification-row.ts';
import { useSession } from '#session/session-context.ts';
import { useAskAbout } from './use-ask-about.ts';

/** Where more people are than have a face, it is asked of so many whether the viewer follows them. */
const crowd = { from: 7, asked: 200 };

/** Those of people whom the viewer follows before the others, so that a crowd hides no friend. */
export function useFollowedFirst(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () => relationships.version);
  const people = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  useAskAbout(people.slice(0, crowd.asked), people.length >= crowd.from);
  return useMemo(() => {
    const isFollowed = ({ accountId = '' }: NotificationRow): boolean =>
      version >= 0 && relationships.get(accountId)?.following === true;
    return [...rows.filter(isFollowed), ...rows.filter((row) => !isFollowed(row))];
  }, [rows, relationships, version]);
}
