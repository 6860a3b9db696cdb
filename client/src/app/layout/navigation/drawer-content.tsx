import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import Settings from 'lucide-react/icons/settings';
import { useStore } from 'zustand';
import { useDestination } from '#components/router/router-context.tsx';
import { timelinePath } from '#components/timeline/timeline-descriptors.ts';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { pathTo } from '#lib/url/paths.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';
import type { ActionEntry, NavEntry } from '../../shell/nav-entry.ts';
import { NavPanel } from '../../shell/nav-panel.tsx';
import { AccountSwitch } from '../account-menu/account-switch.tsx';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { MemberCard } from '../windows/lazy-components.ts';
import styles from '../panels/notifications-drawer.module.css';
import { useIsVisitorOfPrivateInstance, useNavEntries } from './use-nav-entries.ts';
import { useStaffEntries } from './use-member-entries.ts';
import { useSignOut } from '../account-menu/use-sign-out.tsx';
import { useThemeEntry } from './use-theme-entry.ts';

/** Shows the instance's logo and name in place of the member's card. */
function Visitor() {
  const name = useStore(useSession().instance, ({ info }) => info.name);
  const { logo } = useInstanceOptions();
  const [failedLogo, setFailedLogo] = useState<string>();
  return (
    <div className={styles.visitor}>
      {logo !== failedLogo && (
        <img src={logo} alt="" width={40} height={40} onError={() => setFailedLogo(logo)} />
      )}
      <span className={styles.name}>{name || 'Rookery'}</span>
      <AccountSwitch />
    </div>
  );
}

/** Content of the mobile side drawer, in the order of the navigation panel. */
export function DrawerContent({
  lastTimeline,
  onClose,
}: {
  /** Path of the last visited timeline. */
  lastTimeline: string | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const session = useSession();
  const { viewerId, instance } = session;
  const isMember = viewerId !== null;
  const isShutOut = useIsVisitorOfPrivateInstance();
  const suggests = useStore(instance, ({ info }) => info.suggestionsEnabled);
  const known = new Map(useNavEntries().map((entry) => [entry.id, entry]));
  const staff = useStaffEntries(onClose);
  const openSettings = useOpenSettings();
  const { pathname } = useDestination();
  const signOutEntry = useSignOut();
  const theme = useThemeEntry();

  const createEntry = (
    id: string,
    label: string,
    icon: NavEntry['icon'],
    href: string,
  ): NavEntry => ({
    id,
    label,
    icon,
    href,
    isActive: pathname === href,
  });
  const defaultPath = timelinePath(isMember ? 'friends' : 'public');
  const timelines = createEntry('timelines', t`Timelines`, House, lastTimeline ?? defaultPath);
  const createSettingsEntry = (
    id: string,
    label: string,
    icon: ActionEntry['icon'],
    setting?: 'textSize',
  ): ActionEntry => ({
    id,
    label,
    icon,
    opensDialog: true,
    onPress: () => {
      onClose();
      openSettings('appearance', setting);
    },
  });
  const places: readonly (NavEntry | false | undefined)[] = [
    !isMember && createEntry('login', t`Log in`, LogIn, pathTo('login')),
    !isShutOut && timelines,
    known.get('direct'),
    known.get('interactions'),
    known.get('bookmarks'),
    known.get('lists'),
    known.get('search'),
    isMember &&
      suggests &&
      createEntry('who-to-follow', t`Who to follow`, Lightbulb, pathTo('who-to-follow')),
    known.get('follow-requests'),
    known.get('announcements'),
  ];
  const others: readonly (NavEntry | ActionEntry | false | undefined)[] = [
    createSettingsEntry('settings', t`Settings`, Settings),
    createSettingsEntry('text-size', t`Text size`, ALargeSmall, 'textSize'),
    {
      ...theme,
      onPress: () => {
        onClose();
        theme.onPress();
      },
    },
    known.get('about'),
    ...staff,
    isMember && signOutEntry,
  ];
  return (
    <>
      {isMember ? (
        /* Its own boundary: otherwise the whole menu would be hidden while the card loads, and lose the
           focus. */
        <LazyBoundary>
          <MemberCard id={viewerId}>
            <div className={styles.switch}>
              <AccountSwitch />
            </div>
          </MemberCard>
        </LazyBoundary>
      ) : (
        <Visitor />
      )}
      <NavPanel
        groups={[places, others].map((entries) =>
          entries.filter((entry) => entry !== false && entry !== undefined),
        )}
        onNavigate={onClose}
      />
    </>
  );
}
