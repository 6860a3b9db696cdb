import { ProfileTab } from '#features/account-settings/profile-tab.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';

/** What the member shows of themselves, and what of it others may see. */
export function OwnProfileTab() {
  return (
    <>
      <ProfileTab />
      <SettingsGroups tab="profile" />
    </>
  );
}
