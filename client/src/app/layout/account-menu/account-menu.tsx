import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUser from 'lucide-react/icons/circle-user-round';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { lazyPart } from '#components/chunk/lazy-part.tsx';
import { formatList } from '#i18n/format/list.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { Avatar } from '#ui/pictures/avatar.tsx';
import { Icon } from '#ui/pictures/icon.tsx';
import { useMenuButton } from '#ui/menus/use-menu-button.ts';
import styles from './account-menu.module.css';
import { useStaffEntries } from '../navigation/use-member-entries.ts';
import { useOtherAccounts } from './use-other-accounts.ts';

const AccountMenuItems = lazyPart('AccountMenuItems', () => import('./account-menu-items.tsx'));

function preload(): void {
  void AccountMenuItems.preload();
}

/**
 * Button at the end of the top bar. Its menu has the profile, other accounts, settings and staff
 * entries. Its label counts the unread notifications of other accounts and new reports. The code of the
 * menu loads on first use.
 */
export function AccountMenu() {
  const { t, i18n } = useLingui();
  const { tables, viewerId } = useSession();
  const me = useRow(tables.accounts, viewerId);
  const accounts = useOtherAccounts();
  const staff = useStaffEntries();
  const { open, close, buttonProps } = useMenuButton();
  const { unread } = accounts;
  const waiting = [
    ...(unread > 0
      ? [t`${plural(unread, { one: '# unread notification', other: '# unread notifications' })}`]
      : []),
    ...staff.flatMap(({ badge = 0, badgeLabel = '' }) => (badge > 0 ? [badgeLabel] : [])),
  ];
  const details = formatList(waiting, i18n.locale);
  const label = details === '' ? t`Account menu` : t`Account menu: ${details}`;
  return (
    <>
      <button
        type="button"
        title={label}
        {...buttonProps}
        onPointerEnter={preload}
        onFocus={preload}
        className={styles.button}
      >
        {viewerId === null ? <Icon of={CircleUser} /> : <Avatar src={me?.avatar} size={32} />}
        <Icon of={ChevronDown} className={styles.arrow} />
        {waiting.length > 0 && <span className={styles.dot} />}
      </button>
      {open && (
        <LazyBoundary>
          <AccountMenuItems {...open} accounts={accounts} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
