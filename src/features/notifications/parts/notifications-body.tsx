import { useState } from 'react';
import type { Notifications } from '#session/notifications/notifications.ts';
import { useLane, type LaneName } from '../use-lane.ts';
import { LaneChoice } from './lane-choice.tsx';
import { NotificationsList } from './notifications-list.tsx';

/** The notifications with the choice of what part of them is looked at. */
export function NotificationsBody({
  notifications,
  loadsByItself,
  isWide = false,
}: {
  notifications: Notifications;
  loadsByItself: boolean;
  isWide?: boolean;
}) {
  const [name, setName] = useState<LaneName>('all');
  const lane = useLane(name);
  return (
    <>
      <LaneChoice lane={name} onChoose={setName} />
      <NotificationsList
        key={name}
        notifications={notifications}
        loadsByItself={loadsByItself}
        isWide={isWide}
        lane={lane}
      />
    </>
  );
}
