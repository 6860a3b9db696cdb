import { useMemo, useSyncExternalStore } from 'react';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { useSession } from '#session/session-context.ts';
import { useLoadRelationships } from './use-load-relationships.ts';

/**
 * A group larger than `from` shows only some avatars; relationships are loaded for up to `asked` of
 * its accounts.
 */
const largeGroup = { from: 7, asked: 200 };

/** Returns the rows with followed accounts first, so that they are visible in a large group. */
export function useFollowedFirst(rows: readonly NotificationRow[]): readonly NotificationRow[] {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () => relationships.version);
  const people = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  useLoadRelationships(people.slice(0, largeGroup.asked), people.length >= largeGroup.from);
  return useMemo(() => {
    const isFollowed = ({ accountId = '' }: NotificationRow): boolean =>
      version >= 0 && relationships.get(accountId)?.following === true;
    return [...rows.filter(isFollowed), ...rows.filter((row) => !isFollowed(row))];
  }, [rows, relationships, version]);
}
