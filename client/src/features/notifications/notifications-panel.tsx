import { useLingui } from '@lingui/react/macro';
import { useSession } from '#session/session-context.ts';
import { Panel } from '#ui/page/panel.tsx';
import { NotificationsHead } from './parts/notifications-head.tsx';
import { NotificationsBody } from './parts/notifications-list.tsx';
import { PushOffer } from './push-offer.tsx';

/** Notifications column beside the main column. Renders nothing for visitors. */
export function NotificationsPanel({
  isNarrow = false,
}: {
  /**
   * True in a drawer, which has a heading already. The panel then shows no heading but the offer of push
   * notifications, and loads older notifications on scroll (R-SHELL-063).
   */
  isNarrow?: boolean;
}) {
  const { t } = useLingui();
  const { notifications } = useSession();
  if (!notifications) return null;
  return (
    <Panel label={t`Notifications`}>
      {isNarrow ? <PushOffer isInList /> : <NotificationsHead level={2} />}
      <NotificationsBody notifications={notifications} loadsByItself={isNarrow} />
    </Panel>
  );
}
