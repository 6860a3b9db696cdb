import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useHasThirdColumn } from '#components/columns/use-has-third-column.ts';
import { Panel } from '#ui/page/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsBody } from './parts/notifications-list.tsx';
import { usePullToRefresh } from '#components/touch/use-pull-to-refresh.ts';
import { PushOffer } from './push-offer.tsx';

/** Page of notifications. Renders nothing for visitors. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const { notifications } = useSession();
  /* Beside this screen a third column for notifications shows the kinds of notifications with the
     offer of push below them. Only in other cases is the offer above this list. */
  const hasThird = useHasThirdColumn();
  const hasOffer = usePreference('thirdColumnMode') !== 'notifications' || !hasThird;
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
