import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsBody } from './parts/notifications-list.tsx';

/** Page of notifications. Renders nothing for visitors. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const { notifications } = useSession();
  if (!notifications) return null;
  return (
    <Panel>
      <title>{t`Notifications`}</title>
      <NotificationsHead notifications={notifications} level={1} />
      <NotificationsBody notifications={notifications} loadsByItself />
    </Panel>
  );
}
