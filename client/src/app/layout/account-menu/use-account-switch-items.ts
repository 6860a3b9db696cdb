import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/circle-user-round';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useCurrentSession } from '#session/session-context.ts';
import { useRouter } from '#components/router/router-context.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import type { OtherAccounts } from './use-other-accounts.ts';

/** Returns the menu items that switch to another account, then the one that adds an account. */
export function useAccountSwitchItems({ others, counts }: OtherAccounts): readonly MenuItem[] {
  const { t } = useLingui();
  const current = useCurrentSession();
  const router = useRouter();
  return [
    ...others.map(({ accountId, acct }) => {
      const unread = counts.get(accountId) ?? 0;
      return {
        id: accountId,
        label: displayAddress(acct),
        icon: Users,
        description:
          unread > 0
            ? t`${plural(unread, { one: '# unread notification', other: '# unread notifications' })}`
            : undefined,
        onSelect: () => {
          current.switchTo(accountId);
          router.navigate({ href: pathTo('friends') });
        },
      };
    }),
    { id: 'add', label: t`Add account`, icon: UserPlus, href: pathTo('login') },
  ];
}
