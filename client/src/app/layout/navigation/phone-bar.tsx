import { Trans, useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { formatList } from '#i18n/format/list.ts';
import { pathTo } from '#lib/url/paths.ts';
import { openWindow } from '#session/windows/open-windows.ts';
import { findTimelineByPath } from '#components/timeline/timeline-descriptors.ts';
import { notificationReadSync } from '#session/notifications/notification-read-sync.ts';
import { useSession } from '#session/session-context.ts';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { useRow } from '#store/use-row.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Spinner } from '#ui/notes/spinner.tsx';
import { buttonClass } from '#ui/buttons/button.tsx';
import { HideHeadOnScroll } from '#app/shell/hide-head-on-scroll.ts';
import { useDestination } from '#components/router/router-context.tsx';
import { BottomBar } from '../../shell/bottom-bar.tsx';
import { SideDrawer } from '#app/shell/side-drawer.tsx';
import { DrawerContent } from './drawer-content.tsx';
import { useNavEntries } from './use-nav-entries.ts';
import { useNotificationsEntry, useStaffEntries } from './use-member-entries.ts';
import { NotificationsPanel } from '../panels/lazy-panels.ts';
import styles from '../panels/notifications-drawer.module.css';
import { useOtherAccounts } from '../account-menu/use-other-accounts.ts';

/**
 * Mobile notifications drawer. Closing it in any way marks its notifications as seen (R-SHELL-013);
 * if that request fails, they stay unseen.
 */
function NotificationsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { tables, viewerId, part, log } = useSession();
  const username = useRow(tables.accounts, viewerId)?.username ?? '_';
  const markSeen = useEffectEvent(() => {
    part(notificationReadSync)
      .markAllSeen()
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

/**
 * The links of a visitor to registration and login, in place of a member's entries, without the one to
 * the page that is open.
 */
function VisitorLinks({ pathname }: { pathname: string }) {
  const canRegister = useStore(useSession().instance, ({ info }) => info.registrationOpen);
  return (
    <>
      {canRegister && !pathname.startsWith(pathTo('registration')) && (
        <AppLink
          href={pathTo('registration')}
          className={buttonClass('primary', 'medium', styles.link)}
        >
          <Trans>Create account</Trans>
        </AppLink>
      )}
      {pathname !== pathTo('login') && (
        <AppLink href={pathTo('login')} className={buttonClass('quiet', 'medium', styles.link)}>
          <Trans>Log in</Trans>
        </AppLink>
      )}
    </>
  );
}

/**
 * Bottom bar of phones: menu, home, new post, search, notifications; for visitors menu, registration and
 * login. The menu has a dot while one of its entries has something unread.
 */
export function PhoneBar() {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { viewerId } = session;
  const { pathname } = useDestination();
  /* The open drawer with the path at which it was opened, since it closes on navigation. */
  const [open, setOpen] = useState<{ drawer: 'menu' | 'notifications'; place: string }>();
  /* The last visited timeline, with the viewer whose timeline it was (R-SHELL-016). */
  const [last, setLast] = useState<{ viewerId: string | null; path: string }>();
  const entries = useNavEntries();
  const [home] = entries;
  const { href: _, ...bell } = useNotificationsEntry();
  const accounts = useOtherAccounts();
  const staff = useStaffEntries();
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
  if (findTimelineByPath(pathname) && (last?.path !== pathname || last.viewerId !== viewerId))
    setLast({ viewerId, path: pathname });
  const close = (): void => setOpen(undefined);
  const waiting = [
    ...(accounts.unread > 0
      ? [
          t({
            message: 'unread notifications in other accounts',
            comment: 'Part of a list after “Menu:”, read out',
          }),
        ]
      : []),
    ...[...entries, ...staff].flatMap(({ badge = 0, badgeLabel = '' }) =>
      badge > 0 ? [badgeLabel] : [],
    ),
  ];
  const details = formatList(waiting, i18n.locale);
  return (
    <>
      <HideHeadOnScroll key={pathname} />
      <BottomBar
        onOpenMenu={() => setOpen({ drawer: 'menu', place: pathname })}
        hasMenuDot={waiting.length > 0}
        menuLabel={details === '' ? t`Menu` : t`Menu: ${details}`}
        entries={
          viewerId === null
            ? []
            : [
                ...(home ? [home] : []),
                composeEntry,
                { id: 'search', label: t`Search`, icon: Search, href: pathTo('search') },
                notificationsEntry,
              ]
        }
      >
        {viewerId === null && <VisitorLinks pathname={pathname} />}
      </BottomBar>
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
