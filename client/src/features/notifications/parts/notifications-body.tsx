import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Notifications } from '#session/notifications/notifications.ts';
import { ChoiceTabs } from '#ui/choice-tabs.tsx';
import { useNotificationView, type NotificationViewName } from '../use-notification-view.ts';
import { NotificationsList } from './notifications-list.tsx';

/** Notifications with tabs for the views. */
export function NotificationsBody({
  notifications,
  loadsByItself,
}: {
  notifications: Notifications;
  loadsByItself: boolean;
}) {
  const { t } = useLingui();
  const [name, setName] = useState<NotificationViewName>('all');
  const view = useNotificationView(name);
  return (
    <>
      <ChoiceTabs
        label={t`Which notifications`}
        tabs={[
          ['all', t`All`],
          ['followed', t`People you follow`],
          ['mentions', t`Mentions`],
        ]}
        chosen={name}
        onChoose={setName}
      />
      <NotificationsList
        key={name}
        notifications={notifications}
        loadsByItself={loadsByItself}
        view={view}
      />
    </>
  );
}
