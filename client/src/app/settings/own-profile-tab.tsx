import { ProfileTab } from '#features/account-settings/profile-tab.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';

/** Profile settings of the member and who may see them. */
export function OwnProfileTab() {
  return (
    <>
      <ProfileTab />
      <SettingsGroups tab="profile" />
    </>
  );
}
