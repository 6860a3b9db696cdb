import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { LazyBoundary } from '#components/chunk/lazy-boundary.tsx';
import { pathTo } from '#components/links/paths.ts';
import { useRow } from '#store/use-row.ts';
import { useSession } from '#session/session-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SideDrawer } from '../shell/side-drawer.tsx';
import { NotificationsPanel } from './lazy-components.ts';
import styles from './notifications-drawer.module.css';

/**
 * Mobile notifications drawer. Closing it in any way marks its notifications as seen (R-SHELL-013);
 * if that request fails, they stay unseen.
 */
export function NotificationsDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
