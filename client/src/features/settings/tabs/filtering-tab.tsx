import { SettingsGroups } from '../settings-groups.tsx';

export function FilteringTab() {
  return <SettingsGroups tab="filtering" />;
}
