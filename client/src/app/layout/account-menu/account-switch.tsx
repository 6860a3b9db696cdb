import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menus/menu.tsx';
import { useAccountSwitchItems } from './use-account-switch-items.ts';
import { useOtherAccounts } from './use-other-accounts.ts';

/** Menu of the drawer: the other accounts signed in on this device, and a link to add one. */
export function AccountSwitch() {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const accounts = useOtherAccounts();
  const { others, unread } = accounts;
  const items = useAccountSwitchItems(accounts);
  const label =
    unread > 0
      ? t`${plural(unread, { one: 'Accounts, # unread notification', other: 'Accounts, # unread notifications' })}`
      : t`Accounts`;
  /* The menu is also shown after the server has ended the session, since other accounts are
     still signed in. */
  if (viewerId === null && others.length === 0) return null;
  return (
    <Menu label={label} items={items}>
      {label}
    </Menu>
  );
}
