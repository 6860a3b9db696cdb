import { useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/circle-user-round';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#domain/links/paths.ts';
import { useCurrentSession } from '#session/current-session-context.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menu.tsx';
import { useRouter } from '../router/router-context.ts';
import { useOtherCounts } from './use-other-counts.ts';

/**
 * The accounts that are signed in here beside this one, with what waits for each: one press opens
 * them, a second goes on as another. Also leads to signing in as one more. `hasWords`: said in words,
 * where there is room.
 */
export function AccountSwitch({ hasWords = false }: { hasWords?: boolean }) {
  const { t } = useLingui();
  const current = useCurrentSession();
  const router = useRouter();
  /* Drawn anew with the session: who else is signed in changes only with it. */
  const { viewerId } = useSession();
  const others = current.storage.oauth.read()?.others ?? [];
  const counts = useOtherCounts(others);
  const waiting = others.reduce((sum, { accountId }) => sum + (counts.get(accountId) ?? 0), 0);
  const label = waiting > 0 ? t`Accounts, ${waiting} unread` : t`Accounts`;
  /* Whose sign-in the server has ended is a visitor, and others may still be signed in here. */
  if (viewerId === null && others.length === 0) return null;
  return (
    <Menu
      label={label}
      {...(hasWords ? {} : { icon: Users })}
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
