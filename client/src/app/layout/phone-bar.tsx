import { useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import House from 'lucide-react/icons/house';
import Lightbulb from 'lucide-react/icons/lightbulb';
import LogIn from 'lucide-react/icons/log-in';
import Settings from 'lucide-react/icons/settings';
import { useStore } from 'zustand';
import { useUnreadAnnouncements } from '#components/instance/use-unread-announcements.ts';
import { pathTo } from '#lib/url/paths.ts';
import { openWindow } from '#components/windows/open-windows.ts';
import { timelineAt, timelinePath } from '#components/timeline/timeline-rows.ts';
import { useSession } from '#session/session-context.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { useInstanceOptions } from '#session/instance/use-instance-options.ts';
import { AccountSwitch } from '#app/layout/account-switch.tsx';
import { NavPanel } from '#app/shell/nav-panel.tsx';
import type { ActionEntry, NavEntry } from '#app/shell/nav-entry.ts';
import { useDestination } from '#components/router/router-context.tsx';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { SideDrawer } from '#app/shell/side-drawer.tsx';
import { useIsVisitorOfPrivateInstance, useNavEntries } from './use-nav-entries.ts';
import { useNotificationsEntry, useStaffEntries } from './use-member-entries.ts';
import { NotificationsPanel } from './lazy-components.ts';
import styles from './notifications-drawer.module.css';
import { CurrentMemberCard } from './member-card.tsx';
import { useSignOut } from './use-sign-out.tsx';

/** Shows the instance's logo and name in place of the member's card. */
function Visitor() {
  const name = useStore(useSession().instance, ({ info }) => info.name);
  const { logo } = useInstanceOptions();
  return (
    <div className={styles.visitor}>
      <img src={logo} alt="" width={40} height={40} />
      <span className={styles.name}>{name || 'Rookery'}</span>
      <AccountSwitch />
    </div>
  );
}

/** Content of the mobile side drawer, in the order of the navigation panel. */
function DrawerContent({
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
    settings,
    known.get('about'),
    ...staff,
    isMember && signOutEntry,
  ];
  return (
    <>
      {isMember ? (
        <CurrentMemberCard id={viewerId}>
          <AccountSwitch />
        </CurrentMemberCard>
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

/**
 * Mobile notifications drawer. Closing it in any way marks its notifications as seen (R-SHELL-013);
 * if that request fails, they stay unseen.
 */
function NotificationsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { tables, viewerId, notifications, log } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username ?? '_';
  const markSeen = useEffectEvent(() => {
    notifications
      ?.markAllSeen()
      .catch((error: unknown) => log('notifications not marked as seen', { error }));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => markSeen();
  }, [isOpen]);
  return (
    <SideDrawer kind="notifications" isOpen={isOpen} onClose={onClose} label={t`Notifications`}>
      <p className={styles.head}>
        <AppLink href={pathTo('notifications', { username })}>{t`All notifications`}</AppLink>
      </p>
      <LazyBoundary fallback={<Spinner isBlock />}>
        <NotificationsPanel isNarrow />
      </LazyBoundary>
    </SideDrawer>
  );
}

/** Mobile bottom bar: menu, home, new post, search, notifications. */
export function PhoneBar() {
  const { t } = useLingui();
  const session = useSession();
  const { viewerId } = session;
  const { pathname } = useDestination();
  /* The path at which the drawer was opened: navigation closes it. */
  const [open, setOpen] = useState<{ drawer: 'menu' | 'notifications'; place: string }>();
  /* The last visited timeline, of this viewer (R-SHELL-016). */
  const [last, setLast] = useState<{ viewerId: string | null; path: string }>();
  const [home] = useNavEntries();
  const { href, ...bell } = useNotificationsEntry();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const unread = useUnreadAnnouncements();
  const drawer = open?.place === pathname ? open.drawer : undefined;
  const composeEntry = {
    id: 'write',
    label: t`New post`,
    icon: PenLine,
    isMain: true,
    opensDialog: true,
    onPress: () => openWindow(session, 'composer', { kind: 'new' }),
  };
  const notificationsEntry = {
    ...bell,
    opensDialog: true,
    onPress: () => setOpen({ drawer: 'notifications', place: pathname }),
  };
  if (timelineAt(pathname) && (last?.path !== pathname || last.viewerId !== viewerId))
    setLast({ viewerId, path: pathname });
  const close = (): void => setOpen(undefined);
  return (
    <>
      <BottomBar
        onOpenMenu={() => setOpen({ drawer: 'menu', place: pathname })}
        hasMenuDot={unread > 0}
        {...(unread > 0 && { menuLabel: t`Menu, unread announcements` })}
        entries={[
          ...(home ? [home] : []),
          ...(viewerId === null ? [] : [composeEntry]),
          ...(isShutOut
            ? []
            : [{ id: 'search', label: t`Search`, icon: Search, href: pathTo('search') }]),
          viewerId === null ? { ...bell, href } : notificationsEntry,
        ]}
      />
      <SideDrawer isOpen={drawer === 'menu'} onClose={close} label={t`Menu`}>
        <DrawerContent
          lastTimeline={last?.viewerId === viewerId ? last.path : undefined}
          onClose={close}
        />
      </SideDrawer>
      {viewerId !== null && (
        <NotificationsDrawer isOpen={drawer === 'notifications'} onClose={close} />
      )}
    </>
  );
}
