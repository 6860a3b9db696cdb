import { useLingui } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { useUnreadAnnouncements } from '#components/announcement/use-unread-announcements.ts';
import { pathTo } from '#components/links/paths.ts';
import { lastTimeline } from '#components/timeline/last-timeline.ts';
import { openComposerDialog, useComposerStore } from '#components/composer/composer-store.ts';
import { timelineAt } from '#components/timeline/timeline-rows.ts';
import { useSession } from '#session/session-context.ts';
import { useDestination } from '../router/router-context.ts';
import { BottomBar } from '../shell/bottom-bar.tsx';
import { SideDrawer } from '../shell/side-drawer.tsx';
import { DrawerContent } from './drawer-content.tsx';
import { NotificationsDrawer } from './notifications-drawer.tsx';
import { useNotificationsEntry } from './use-notifications-entry.ts';
import { useIsVisitorOfPrivateInstance } from './use-is-visitor-of-private-instance.ts';
import { useNavEntries } from './use-nav-entries.ts';

/** Mobile bottom bar: menu, home, new post, search, notifications. */
export function PhoneBar() {
  const { t } = useLingui();
  const session = useSession();
  const { viewerId } = session;
  const { pathname } = useDestination();
  /* The path at which the drawer was opened: navigation closes it. */
  const [open, setOpen] = useState<{ drawer: 'menu' | 'notifications'; place: string }>();
  const composer = useComposerStore();
  const [home] = useNavEntries();
  const { id, label, icon, badge = 0, badgeLabel = '', href } = useNotificationsEntry();
  const isShutOut = useIsVisitorOfPrivateInstance();
  const unread = useUnreadAnnouncements();
  const drawer = open?.place === pathname ? open.drawer : undefined;
  const composeEntry = {
    id: 'write',
    label: t`New post`,
    icon: PenLine,
    isMain: true,
    opensDialog: true,
    onPress: () => openComposerDialog(composer, { kind: 'new' }),
  };
  const notificationsEntry = {
    id,
    label,
    icon,
    badge,
    badgeLabel,
    opensDialog: true,
    onPress: () => setOpen({ drawer: 'notifications', place: pathname }),
  };
  useEffect(() => {
    if (timelineAt(pathname)) session.part(lastTimeline).setState({ path: pathname });
  }, [session, pathname]);
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
          viewerId === null ? { id, label, icon, href } : notificationsEntry,
        ]}
      />
      <SideDrawer isOpen={drawer === 'menu'} onClose={close} label={t`Menu`}>
        <DrawerContent onClose={close} />
      </SideDrawer>
      {viewerId !== null && (
        <NotificationsDrawer isOpen={drawer === 'notifications'} onClose={close} />
      )}
    </>
  );
}
