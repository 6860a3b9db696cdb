import { useState } from 'react';
import type { Notifications } from '#session/notifications/notifications.ts';
import { useLane, type Lane } from '../use-lane.ts';
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
  const [lane, setLane] = useState<Lane>('all');
  const isInLane = useLane(lane);
  return (
    <>
      <LaneChoice lane={lane} onChoose={setLane} />
      <NotificationsList
        key={lane}
        notifications={notifications}
        loadsByItself={loadsByItself}
        isWide={isWide}
        isInLane={isInLane}
      />
    </>
  );
}
