import { useLingui } from '@lingui/react/macro';
import Settings from 'lucide-react/icons/settings';
import { searchPath } from '#lib/url/paths.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { useSession } from '#session/session-context.ts';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { AccountSwitch } from './account-switch.tsx';
import { useRouter } from '#components/router/router-context.tsx';
import { NavIcon } from '#app/shell/nav-icon.tsx';
import { SignOutButton } from './use-sign-out.tsx';
import styles from './top-tools.module.css';
import { useIsVisitorOfPrivateInstance, useNavEntries } from './use-nav-entries.ts';
import { useNotificationsEntry, useStaffEntries } from './use-member-entries.ts';

/** Button that opens the settings. */
function SettingsButton() {
  const { t } = useLingui();
  const openSettings = useOpenSettings();
  return (
    <IconButton
      icon={Settings}
      label={t`Settings`}
      aria-haspopup="dialog"
      onClick={() => openSettings('general')}
    />
  );
}

const shortcutIds = ['interactions', 'lists', 'bookmarks'];

/** End of the top bar: the member's shortcuts, settings, staff entries, search, sign-out. */
export function TopTools() {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const router = useRouter();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const entries = useNavEntries();
  const staff = useStaffEntries();
  const bell = useNotificationsEntry();
  const ownIds = viewerId === null ? [] : shortcutIds;
  const shortcuts = ownIds.flatMap((id) => entries.filter((entry) => entry.id === id));
  return (
    <div className={styles.tools}>
      <nav aria-label={t`Shortcuts`} className={styles.wide}>
        {[...shortcuts, bell].map((entry) => (
          <NavIcon key={entry.id} entry={entry} />
        ))}
      </nav>
      <SettingsButton />
      <div className={styles.wide}>
        {staff.map((entry) => (
          <NavIcon key={entry.id} entry={entry} />
        ))}
        {!isShutOut && (
          <SearchBox onSearch={(terms) => router.navigate({ href: searchPath(terms) })} />
        )}
        <AccountSwitch />
        {viewerId !== null && <SignOutButton />}
      </div>
    </div>
  );
}
