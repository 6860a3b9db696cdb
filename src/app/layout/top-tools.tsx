import { useLingui } from '@lingui/react/macro';
import { searchPath } from '#domain/links/paths.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { useSession } from '#session/session-context.ts';
import { AccountSwitch } from '../accounts/account-switch.tsx';
import { useRouter } from '../router/router-context.ts';
import { NavIcon } from '../shell/nav-icon.tsx';
import { SettingsButton } from './settings-button.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import styles from './top-tools.module.css';
import { useBellEntry } from './use-bell-entry.ts';
import { useIsShutOut } from './use-is-shut-out.ts';
import { useNavEntries } from './use-nav-entries.ts';
import { useStaffEntries } from './use-staff-entries.ts';

const places = ['interactions', 'lists', 'bookmarks'];

/** The end of the top bar: a member's places, the settings, staff's ways, search, signing out. */
export function TopTools() {
  const { t } = useLingui();
  const { viewerId } = useSession();
  const router = useRouter();
  const isShutOut = useIsShutOut();
  const entries = useNavEntries();
  const staff = useStaffEntries();
  const bell = useBellEntry();
  const own = viewerId === null ? [] : places;
  const found = own.flatMap((id) => entries.filter((entry) => entry.id === id));
  return (
    <div className={styles.tools}>
      <nav aria-label={t`Shortcuts`} className={styles.wide}>
        {[...found, bell].map((entry) => (
          <NavIcon key={entry.id} entry={entry} />
        ))}
      </nav>
      <SettingsButton />
      <div className={styles.wide}>
        {staff.map((entry) => (
          <NavIcon key={entry.id} entry={entry} />
        ))}
        {!isShutOut && (
          <SearchBox onSearch={(words) => router.navigate({ href: searchPath(words) })} />
        )}
        <AccountSwitch />
        {viewerId !== null && <SignOutButton />}
      </div>
    </div>
  );
}
