import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsList } from './parts/notifications-list.tsx';

/** The notifications beside the main column. A visitor has none. */
export function NotificationsPanel() {
  const { t } = useLingui();
  const { notifications } = useSession();
  if (!notifications) return null;
  return (
    <Panel label={t`Notifications`}>
      <NotificationsHead notifications={notifications} level={2} />
      <NotificationsList notifications={notifications} />
    </Panel>
  );
}
