import { NotificationsScreen } from '#features/notifications/notifications-screen.tsx';

export function NotificationsRoute() {
  return <NotificationsScreen />;
}
