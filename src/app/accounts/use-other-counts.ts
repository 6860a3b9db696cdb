import { useEffect, useEffectEvent, useState } from 'react';
import { createTransport } from '#api/transport.ts';
import { verifyCredentials } from '#contract/calls/credentials.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useEvery } from '#session/queries/use-every.ts';
import type { OtherMember } from '#session/sign-in/stored-sign-in.ts';

/** Milliseconds between two looks. */
const lookInterval = 120_000;

/** How many notifications wait for each of the other accounts, by its id; unknown ones are absent. */
export function useOtherCounts(others: readonly OtherMember[]): ReadonlyMap<string, number> {
  const { world } = useCurrentSession();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = others.map(({ accountId }) => accountId).join();
  const look = (wanted: string): void => {
    for (const { accountId, accessToken } of others) {
      if (!wanted.split(',').includes(accountId)) continue;
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
  const lookNow = useEffectEvent(look);
  useEffect(() => lookNow(ids), [ids]);
  useEvery(ids === '' ? undefined : lookInterval, () => look(ids));
  return counts;
}
