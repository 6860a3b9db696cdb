import { useLingui } from '@lingui/react/macro';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { useStore } from 'zustand';
import { pathTo } from '#components/links/paths.ts';
import { useOpenSettings } from '#components/settings/open-settings.ts';
import { lastTimeline } from '#components/timeline/last-timeline.ts';
import { timelinePath } from '#components/timeline/timeline-rows.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { useSession } from '#session/session-context.ts';
import { AccountSwitch } from '../accounts/account-switch.tsx';
import { useDestination } from '../router/router-context.ts';
import { NavPanel } from '../shell/nav-panel.tsx';
import type { NavEntry, ActionEntry } from '../shell/nav-entry.ts';
import styles from './drawer-content.module.css';
import { CurrentMemberCard } from './current-member-card.tsx';
import { useIsVisitorOfPrivateInstance } from './use-is-visitor-of-private-instance.ts';
import { useNavEntries } from './use-nav-entries.ts';
import { useSignOut } from './use-sign-out.tsx';
import { useStaffEntries } from './use-staff-entries.ts';

/** Shows the instance's logo and name in place of the member's card. */
function Visitor() {
  const name = useStore(useSession().instance, ({ info }) => info.name);
  const { logo } = useInstanceOptions();
  return (
    <div className={styles.visitor}>
      <img src={logo} alt="" width={40} height={40} />
      <span className={styles.name}>{name || 'Rookery'}</span>
      <AccountSwitch hasVisibleLabel />
    </div>
  );
}

/** Content of the mobile side drawer, in the specification's order. */
export function DrawerContent({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const session = useSession();
  const { viewerId, instance } = session;
  const isMember = viewerId !== null;
  const isShutOut = useIsVisitorOfPrivateInstance();
  const suggests = useStore(instance, ({ info }) => info.suggestionsEnabled);
  const last = useStore(session.part(lastTimeline), ({ path }) => path);
  const known = new Map(useNavEntries().map((entry) => [entry.id, entry]));
  const staff = useStaffEntries(onClose);
  const openSettings = useOpenSettings();
  const { pathname } = useDestination();
  const { entry: signOutEntry, dialog } = useSignOut();

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
  const timelines = createEntry('timelines', t`Timelines`, House, last ?? defaultPath);
  const settings: ActionEntry = {
    id: 'settings',
    label: t`Settings`,
    icon: Settings,
    opensDialog: true,
    onPress: () => {
      onClose();
      openSettings('general');
    },
  };
  const entries: readonly (NavEntry | ActionEntry | false | undefined)[] = [
    !isMember && createEntry('login', t`Log in`, LogIn, pathTo('login')),
    !isShutOut && timelines,
    known.get('direct'),
    known.get('lists'),
    known.get('interactions'),
    known.get('bookmarks'),
    known.get('follow-requests'),
    !isShutOut && createEntry('search', t`Search`, Search, pathTo('search')),
    isMember &&
      suggests &&
      createEntry('who-to-follow', t`Who to follow`, Lightbulb, pathTo('who-to-follow')),
    settings,
    known.get('about'),
    ...staff,
    known.get('announcements'),
    isMember && signOutEntry,
  ];
  return (
    <>
      {isMember ? (
        <CurrentMemberCard id={viewerId}>
          <AccountSwitch hasVisibleLabel />
        </CurrentMemberCard>
      ) : (
        <Visitor />
      )}
      <NavPanel
        entries={entries.filter((entry) => entry !== false && entry !== undefined)}
        onNavigate={onClose}
      />
      {dialog}
    </>
  );
}
