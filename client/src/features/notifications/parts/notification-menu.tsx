import { useLingui } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useStore } from 'zustand';
import { can } from '#api/capabilities.ts';
import { CallFailure } from '#components/failure/failure-line.tsx';
import { isReaction } from '#session/notifications/notification-rules.ts';
import { isUnseen } from '#session/notifications/shown-notifications.ts';
import type { NotificationRow } from '#store/rows/notification-row.ts';
import { notificationReadSync } from '#session/notifications/notification-read-sync.ts';
import { useSession } from '#session/session-context.ts';
import { Menu } from '#ui/menus/menu.tsx';
import type { MenuItem } from '#ui/menus/menu-item.ts';
import { dismissNotifications } from '#session/notifications/dismiss-notifications.ts';
import textStyles from '#ui/text-styles.module.css';

/** Menu of a notification or a group: mark as read, dismiss, mute the likes of its post. */
export function NotificationMenu({ rows }: { rows: readonly NotificationRow[] }) {
  const { t } = useLingui();
  const session = useSession();
  const { instance, notifications, preferences } = session;
  const canMarkEach = useStore(instance, ({ info }) => can('pleromaRead', info.serverInfo));
  const [failed, setFailed] = useState<{ error: unknown; again: () => void }>();
  if (!notifications) return null;
  const run = (action: () => Promise<unknown>): void => {
    setFailed(undefined);
    action().catch((error: unknown) => setFailed({ error, again: () => run(action) }));
  };
  const ids = rows.map(({ id }) => id);
  const unseen = rows.filter(isUnseen);
  const [first] = rows;
  const statusId = isReaction(first?.type) ? first?.statusId : undefined;
  const items: readonly (MenuItem | false)[] = [
    canMarkEach &&
      unseen.length > 0 && {
        id: 'read',
        label: t`Mark as read`,
        icon: Check,
        onSelect: () =>
          run(() =>
            Promise.all(unseen.map(({ id }) => session.part(notificationReadSync).markSeen(id))),
          ),
      },
    {
      id: 'dismiss',
      label: t({
        message: 'Dismiss',
        context: 'notification',
        comment: 'Menu item: deletes this notification',
      }),
      icon: X,
      onSelect: () => run(() => dismissNotifications(session, ids)),
    },
    statusId !== undefined && {
      id: 'quiet',
      label: t`Hide notifications about likes, repeats and reactions to this post`,
      icon: BellOff,
      onSelect: () => {
        const others = preferences.get('mutedApplause').filter((id) => id !== statusId);
        preferences.set('mutedApplause', [statusId, ...others].slice(0, 200));
      },
    },
  ];
  return (
    <div className={textStyles.dim}>
      <Menu
        label={t`More options for this notification`}
        icon={Ellipsis}
        size="small"
        items={items.filter((item) => item !== false)}
      />
      {failed && <CallFailure error={failed.error} onRetry={failed.again} />}
    </div>
  );
}
