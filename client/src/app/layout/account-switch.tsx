import { useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/circle-user-round';
import { useEffect, useEffectEvent, useState } from 'react';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCurrentSession, useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menu.tsx';
import { createTransport } from '#api/transport.ts';
import { verifyCredentials } from '@rookery/contract/calls/credentials.ts';
import { useInterval } from '#session/queries/use-interval.ts';
import type { OtherMember } from '#session/sign-in/sign-in-storage.ts';
import { useRouter } from '#components/router/router-context.tsx';

/** Milliseconds between two checks. */
const checkInterval = 120_000;

/**
 * Returns the unread notification count of each other account by account id. Accounts whose count
 * is not known yet are absent.
 */
function useOtherAccountCounts(others: readonly OtherMember[]): ReadonlyMap<string, number> {
  const { environment } = useCurrentSession();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
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
  return counts;
}

/**
 * Menu of the other accounts signed in on this device with their unread counts, and a link to sign
 * in to one more. `hasVisibleLabel` shows a text label instead of an icon.
 */
export function AccountSwitch({ hasVisibleLabel = false }: { hasVisibleLabel?: boolean }) {
  const { t } = useLingui();
  const current = useCurrentSession();
  const router = useRouter();
  /*
   * The list of other accounts changes only with the session, so reading storage during render
   * is enough.
   */
  const { viewerId } = useSession();
  const others = current.storage.oauth.read()?.others ?? [];
  const counts = useOtherAccountCounts(others);
  const waiting = others.reduce((sum, { accountId }) => sum + (counts.get(accountId) ?? 0), 0);
  const label = waiting > 0 ? t`Accounts, ${waiting} unread` : t`Accounts`;
  /* A visitor whose session the server ended may still have other accounts on this device. */
  if (viewerId === null && others.length === 0) return null;
  return (
    <Menu
      label={label}
      {...(hasVisibleLabel ? {} : { icon: Users })}
      items={[
        ...others.map(({ accountId, acct }) => {
          const count = counts.get(accountId) ?? 0;
          return {
            id: accountId,
            label: displayAddress(acct),
            description: count > 0 ? t`${count} unread` : undefined,
            onSelect: () => {
              current.switchTo(accountId);
              router.navigate({ href: pathTo('friends') });
            },
          };
        }),
        {
          id: 'add',
          label: t`Add account`,
          icon: UserPlus,
          href: pathTo('login'),
          startsGroup: others.length > 0,
        },
      ]}
    >
      {label}
    </Menu>
  );
}
