import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsBody } from './parts/notifications-body.tsx';

/** The notifications beside the main column. A visitor has none. */
export function NotificationsPanel({
  isNarrow = false,
}: {
  /** In a drawer that has a name already: no heading, and older ones come as one scrolls (R-SHELL-063). */
  isNarrow?: boolean;
}) {
  const { t } = useLingui();
  const { notifications } = useSession();
  if (!notifications) return null;
  return (
    <Panel label={t`Notifications`}>
      {!isNarrow && <NotificationsHead notifications={notifications} level={2} />}
      <NotificationsBody notifications={notifications} loadsByItself={isNarrow} />
    </Panel>
  );
}
