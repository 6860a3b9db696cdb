import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useMediaQuery, wideQuery } from '#ui/use-media-query.ts';
import { useHasColumns } from '#components/columns/use-has-columns.ts';
import { Panel } from '#ui/page/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsBody } from './parts/notifications-list.tsx';
import { usePullToRefresh } from '#components/touch/use-pull-to-refresh.ts';
import { PushOffer } from './push-offer.tsx';

/** Page of notifications. Renders nothing for visitors. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const { notifications } = useSession();
  const isWide = useMediaQuery(wideQuery);
  /* In a wide window whose third column is the one for notifications, this screen makes that
     column show the kinds of notifications with the offer of push below them. Only in other
     cases is the offer above this list. */
  const hasColumns = useHasColumns();
  const hasOffer = usePreference('thirdColumnMode') !== 'notifications' || !isWide || hasColumns;
  const refresh = useCallback(async () => notifications?.loader.loadNewer(), [notifications]);
  usePullToRefresh(refresh);
  if (!notifications) return null;
  return (
    <Panel>
      <title>{t`Notifications`}</title>
      <NotificationsHead level={1} />
      {hasOffer && <PushOffer isInList />}
      <NotificationsBody notifications={notifications} loadsByItself />
    </Panel>
  );
}
