import { SettingsGroups } from '../settings-groups.tsx';

export function NotificationsTab() {
  return <SettingsGroups tab="notifications" />;
}
