import { useLingui } from '@lingui/react/macro';
import { searchPath } from '#components/links/paths.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { useSession } from '#session/session-context.ts';
import { AccountSwitch } from '../accounts/account-switch.tsx';
import { useRouter } from '../router/router-context.ts';
import { NavIcon } from '../shell/nav-icon.tsx';
import { SettingsButton } from './settings-button.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './top-tools.module.css';
import { useNotificationsEntry } from './use-notifications-entry.ts';
import { useIsVisitorOfPrivateInstance } from './use-is-visitor-of-private-instance.ts';
import { useNavEntries } from './use-nav-entries.ts';
import { useStaffEntries } from './use-staff-entries.ts';

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
