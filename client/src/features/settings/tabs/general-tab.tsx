import { SettingsGroups } from '../settings-groups.tsx';

export function GeneralTab() {
  return <SettingsGroups tab="general" />;
}
