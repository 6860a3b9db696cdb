import { ProfileSettingsTab } from '#features/account-settings/profile-settings-tab.tsx';
import { MoveOrDelete } from '#features/security/move-or-delete.tsx';
import { ServerSettingsLink } from '#components/instance/server-settings-link.tsx';
import { useCan } from '#session/instance/use-can.ts';
import layout from '#ui/page/layout.module.css';

/** Settings tab for the public profile, and for moving or deleting the account. */
export function AccountTab() {
  return (
    <div className={layout.parts}>
      <ProfileSettingsTab />
      {useCan('accountSettingsByPassword') ? (
        <MoveOrDelete />
      ) : (
        <ServerSettingsLink subject="account" />
      )}
    </div>
  );
}
