import type { NotificationRow } from '#store/rows/notification-row.ts';

/** The people in a group of notifications. */
export interface GroupPeople {
  /** Ids of the people whose accounts are known, in the order of the rows. */
  readonly accountIds: readonly string[];
  /** The number of people whose accounts are not known. */
  readonly hiddenCount: number;
  /** Keys of the server's groups; with each, all accounts of its group can be requested. */
  readonly groupKeys: readonly string[];
}

/**
 * Returns the people in a group. A row may stand for several notifications of a group of the
 * server, of which other rows may be part too. Somebody who did two things is counted once, as far
 * as the account is known.
 */
export function groupPeople(rows: readonly NotificationRow[]): GroupPeople {
  const accountIds = new Set(rows.flatMap(({ accountId }) => accountId ?? []));
  const known = new Map<string, { count: number; accountIds: Set<string> }>();
  for (const { groupKey, group, accountId } of rows) {
    for (const id of group?.accountIds ?? []) accountIds.add(id);
    if (groupKey === undefined) continue;
    const ofKey = known.get(groupKey) ?? { count: 0, accountIds: new Set<string>() };
    known.set(groupKey, ofKey);
    ofKey.count = Math.max(ofKey.count, group?.count ?? 0);
    for (const id of [accountId ?? [], group?.accountIds ?? []].flat()) ofKey.accountIds.add(id);
  }
  const ofServer = [...known].filter(([, { count }]) => count > 0);
  return {
    accountIds: [...accountIds],
    hiddenCount: ofServer.reduce(
      (sum, [, ofKey]) => sum + Math.max(0, ofKey.count - ofKey.accountIds.size),
      0,
    ),
    groupKeys: ofServer.map(([key]) => key),
  };
}
