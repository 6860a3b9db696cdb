import { ProfileTab } from '#features/account-settings/profile-tab.tsx';
import { MoveOrDelete } from '#features/security/move-or-delete.tsx';
import layout from '#ui/page/layout.module.css';

/** Settings tab for the public profile, and for moving or deleting the account. */
export function AccountTab() {
  return (
    <div className={layout.parts}>
      <ProfileTab />
      <MoveOrDelete />
    </div>
  );
}
