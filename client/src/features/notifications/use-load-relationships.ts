import { useMemo, useSyncExternalStore } from 'react';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { relationshipsQuery } from '#session/people/account-queries.ts';
import { useCall } from '#session/queries/use-call.ts';
import { useSession } from '#session/session-context.ts';

/** Maximum number of accounts per request. */
const maxAccounts = 40;

/** Requests the relationships to these accounts that are unknown, if `isNeeded`. */
export function useLoadRelationships(accountIds: readonly string[], isNeeded: boolean): void {
  const { relationships } = useSession().tables;
  const unknown = accountIds
    .filter((id) => relationships.get(id)?.following === undefined)
    .slice(0, maxAccounts);
  const isDisabled = !isNeeded || unknown.length === 0;
  useCall(relationshipsQuery, { query: { id: unknown } }, { isDisabled, staleTime: Infinity });
}

/**
 * Groups of more than `from` accounts show only some avatars. To sort followed accounts first,
 * relationships of at most `requested` accounts are loaded.
 */
const largeGroup = { from: 7, requested: 200 };

/** Returns the rows with followed accounts first, so that they are visible in a large group. */
export function useFollowedAccountsFirst(
  rows: readonly NotificationRow[],
): readonly NotificationRow[] {
  const { relationships } = useSession().tables;
  const version = useSyncExternalStore(relationships.subscribeAll, () => relationships.version);
  const accountIds = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  useLoadRelationships(
    accountIds.slice(0, largeGroup.requested),
    accountIds.length >= largeGroup.from,
  );
  return useMemo(() => {
    const isFollowed = ({ accountId = '' }: NotificationRow): boolean =>
      version >= 0 && relationships.get(accountId)?.following === true;
    return [...rows.filter(isFollowed), ...rows.filter((row) => !isFollowed(row))];
  }, [rows, relationships, version]);
}
