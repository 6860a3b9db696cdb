import { useEffect, useEffectEvent, useState } from 'react';
import { createTransport } from '#api/transport.ts';
import { verifyCredentials } from '#contract/calls/credentials.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import type { OtherMember } from '#session/sign-in/sign-in-storage.ts';

/** Milliseconds between two checks. */
const checkInterval = 120_000;

/**
 * Returns the unread notification count of each other account by account id. Accounts whose count
 * is not known yet are absent.
 */
export function useOtherAccountCounts(others: readonly OtherMember[]): ReadonlyMap<string, number> {
  const { environment: world } = useCurrentSession();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = others.map(({ accountId }) => accountId).join();
  const fetchCounts = (requestedIds: string): void => {
    for (const { accountId, accessToken } of others) {
      if (!requestedIds.split(',').includes(accountId)) continue;
      const call = createTransport({ ...world, token: () => accessToken });
      call(verifyCredentials, {}).then(
        ({ value }) => {
          const count = value.pleroma?.unread_notifications_count ?? 0;
          setCounts((known) => new Map([...known, [accountId, count]]));
        },
        (error: unknown) => world.log('count of another account', { error }),
      );
    }
  };
  const fetchCountsNow = useEffectEvent(fetchCounts);
  useEffect(() => fetchCountsNow(ids), [ids]);
  useInterval(ids === '' ? undefined : checkInterval, () => fetchCounts(ids));
  return counts;
}
