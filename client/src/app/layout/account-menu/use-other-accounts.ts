import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentSession } from '#session/session-context.ts';
import { createTransport } from '#api/transport.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import type { OtherMember } from '#session/sign-in/sign-in-storage.ts';

/** Milliseconds between two requests of the counts. */
const checkInterval = 120_000;

export interface OtherAccounts {
  readonly others: readonly OtherMember[];
  /** Unread notification counts by account id; accounts whose count is not known yet are absent. */
  readonly counts: ReadonlyMap<string, number>;
  /** Sum of the known counts. */
  readonly unread: number;
}

/** Returns the other accounts signed in on this device with their unread notification counts. */
export function useOtherAccounts(): OtherAccounts {
  const { environment, storage } = useCurrentSession();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  /*
   * The list of other accounts changes only with the session, so reading storage during render
   * is enough.
   */
  const others = storage.oauth.read()?.others ?? [];
  const ids = others.map(({ accountId }) => accountId).join();
  const fetchCounts = (requestedIds: string): void => {
    for (const { accountId, accessToken } of others) {
      if (!requestedIds.split(',').includes(accountId)) continue;
      const call = createTransport({ ...environment, token: () => accessToken });
      call(verifyCredentials, {}).then(
        ({ value }) => {
          const count = value.pleroma?.unread_notifications_count ?? 0;
          setCounts((known) => new Map([...known, [accountId, count]]));
        },
        (error: unknown) => environment.log('count of another account', { error }),
      );
    }
  };
  const fetchCountsNow = useEffectEvent(fetchCounts);
  useEffect(() => fetchCountsNow(ids), [ids]);
  useInterval(ids === '' ? undefined : checkInterval, () => fetchCounts(ids));
  const unread = others.reduce((sum, { accountId }) => sum + (counts.get(accountId) ?? 0), 0);
  return { others, counts, unread };
}
