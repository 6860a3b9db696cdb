import { useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/circle-user-round';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#components/links/paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menu.tsx';
import { useRouter } from '../router/router-context.ts';
import { useOtherAccountCounts } from './use-other-account-counts.ts';

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
          label: t`Sign in as somebody else too`,
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
