import { useLingui } from '@lingui/react/macro';
import CircleUser from 'lucide-react/icons/circle-user-round';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LogIn from 'lucide-react/icons/log-in';
import Settings from 'lucide-react/icons/settings';
import { boundKeys } from '#components/shortcuts/shortcut-table.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { findLanguage, languages } from '#i18n/languages.ts';
import { nativeName } from '#i18n/native-name.ts';
import { displayAddress } from '#lib/url/display-address.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useSession } from '#session/session-context.ts';
import { useRow } from '#store/use-row.ts';
import { AnchoredMenu } from '#ui/menus/anchored-menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { mobileQuery, useMediaQuery } from '#ui/use-media-query.ts';
import type { ActionEntry, NavEntry } from '../../shell/nav-entry.ts';
import { useStaffEntries } from '../navigation/use-member-entries.ts';
import { useAccountSwitchItems } from './use-account-switch-items.ts';
import type { OtherAccounts } from './use-other-accounts.ts';
import { useSignOut } from './use-sign-out.tsx';
import { useThemeEntry } from '../navigation/use-theme-entry.ts';
import { useProfilePath } from '#session/profile-path.ts';

/** Returns the item that opens the setting for the interface language and shows the current one. */
function useLanguageItem(): MenuItem {
  const { i18n, t } = useLingui();
  const { preferences } = useSession();
  const openSettings = useOpenSettings();
  const language =
    findLanguage(preferences.get('interfaceLanguage') ?? '') ??
    languages.find(({ tag }) => tag === i18n.locale);
  return {
    id: 'language',
    label: t`Language`,
    icon: Languages,
    description: language && nativeName(language),
    onSelect: () => openSettings('appearance', 'interfaceLanguage'),
  };
}

function menuItemOf(entry: NavEntry | ActionEntry): MenuItem {
  const { id, label, icon, badge = 0, badgeLabel } = entry;
  const description = badge > 0 ? badgeLabel : undefined;
  if ('onPress' in entry) return { id, label, icon, description, onSelect: entry.onPress };
  return { id, label, icon, description, href: entry.href, isExternal: entry.isExternal };
}

function startGroup([first, ...others]: readonly MenuItem[]): readonly MenuItem[] {
  return first ? [{ ...first, startsGroup: true }, ...others] : [];
}

/** Menu of the top bar: own profile, other accounts, settings, staff entries, log out. */
export function AccountMenuItems({
  anchor,
  accounts,
  startsAtEnd,
  onClose,
}: {
  anchor: HTMLElement | null;
  accounts: OtherAccounts;
  startsAtEnd: boolean;
  onClose: () => void;
}) {
  const profilePath = useProfilePath();
  const { t } = useLingui();
  const session = useSession();
  const { tables, viewerId } = session;
  const isPhone = useMediaQuery(mobileQuery);
  const me = useRow(tables.accounts, viewerId);
  const openSettings = useOpenSettings();
  const switches = useAccountSwitchItems(accounts);
  const staff = useStaffEntries();
  const theme = useThemeEntry();
  const language = useLanguageItem();
  const signOut = useSignOut();
  const keysById = new Map([...boundKeys(session.preferences)].map(([keys, id]) => [id, keys]));
  const profile = {
    id: 'profile',
    label: t`Your profile`,
    icon: CircleUser,
    description: me?.acct === undefined ? undefined : displayAddress(me.acct),
    href: profilePath(me ?? { id: viewerId ?? '' }),
  };
  const logIn = { id: 'login', label: t`Log in`, icon: LogIn, href: pathTo('login') };
  const shortcuts: MenuItem = {
    id: 'shortcuts',
    label: t`Keyboard shortcuts`,
    icon: Keyboard,
    keys: keysById.get('help'),
    onSelect: () => openWindow(session, 'shortcutHelp', undefined),
  };
  const common: readonly MenuItem[] = [
    {
      id: 'settings',
      label: t`Settings`,
      icon: Settings,
      onSelect: () => openSettings('appearance'),
    },
    { ...menuItemOf(theme), keys: keysById.get('theme') },
    ...(isPhone ? [] : [shortcuts]),
  ];
  const items =
    viewerId === null
      ? [
          ...switches.slice(0, -1),
          /* On phones the bottom bar has this link. */
          ...(isPhone ? [] : [logIn]),
          ...startGroup([language, ...common]),
        ]
      : [
          profile,
          ...switches,
          ...startGroup(common),
          ...startGroup(staff.map(menuItemOf)),
          ...startGroup([menuItemOf(signOut)]),
        ];
  return (
    <AnchoredMenu
      anchor={anchor}
      label={t`Account menu`}
      items={items}
      startsAtEnd={startsAtEnd}
      onClose={onClose}
    />
  );
}
