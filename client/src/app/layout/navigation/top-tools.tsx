import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { pathTo, searchPath } from '#lib/url/paths.ts';
import { SearchBox } from '#features/search/search-box.tsx';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { classNames } from '#ui/class-names.ts';
import { useDestination, useRouter } from '#components/router/router-context.tsx';
import type { NavEntry } from '#app/shell/nav-entry.ts';
import { NavIcon } from '#app/shell/nav-icon.tsx';
import { useLayout } from '#app/shell/use-layout.ts';
import { AccountMenu } from '../account-menu/account-menu.tsx';
import styles from './top-tools.module.css';
import { useIsVisitorOfPrivateInstance, useNavEntries } from './use-nav-entries.ts';
import { useNotificationsEntry } from './use-member-entries.ts';

const timelineIds = new Set(['friends', 'public', 'bubble', 'publicAndExternal']);
const shortcutIds = ['interactions', 'lists', 'bookmarks'];

function Icons({ label, entries }: { label: string; entries: readonly NavEntry[] }) {
  const hasWideGaps = usePreference('showWiderShortcuts');
  if (entries.length === 0) return null;
  return (
    <nav aria-label={label} className={classNames(styles.icons, hasWideGaps && styles.wideGaps)}>
      {entries.map((entry) => (
        <NavIcon key={entry.id} entry={entry} />
      ))}
    </nav>
  );
}

/**
 * Icons that repeat entries of the navigation panel. That panel is visible on every window wide enough
 * for them, so they are shown only if the viewer has switched them on.
 */
function ShortcutIcons() {
  const { t } = useLingui();
  const { preferences, viewerId } = useSession();
  const isOn = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.chosen('showNavShortcuts') === true,
  );
  const entries = useNavEntries();
  if (!isOn) return null;
  const ownIds = viewerId === null ? [] : shortcutIds;
  const own = ownIds.flatMap((id) => entries.filter((entry) => entry.id === id));
  return (
    <>
      <Icons label={t`Timelines`} entries={entries.filter(({ id }) => timelineIds.has(id))} />
      <Icons label={t`Quick navigation`} entries={own} />
    </>
  );
}

/**
 * The end of the top bar: search, shortcuts, notifications and the account menu. On phones it has only
 * the account menu, since the bottom bar has the others.
 */
export function TopTools() {
  const { viewerId } = useSession();
  const router = useRouter();
  const { pathname } = useDestination();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const bell = useNotificationsEntry();
  const isMobile = useLayout() === 'mobile';
  return (
    <div className={styles.tools}>
      {!isMobile && (
        <>
          {/* The search field is not shown on the search screen, which has its own. */}
          {!isShutOut && pathname !== pathTo('search') && (
            <SearchBox onSearch={(terms) => router.navigate({ href: searchPath(terms) })} />
          )}
          <ShortcutIcons />
        </>
      )}
      <div className={styles.end}>
        {!isMobile && viewerId !== null && <NavIcon entry={bell} />}
        <AccountMenu />
      </div>
    </div>
  );
}
