import { PrivacyForm } from '#features/account-settings/privacy-form.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';

/** Settings tab for who may see and contact the member. */
export function PrivacyTab() {
  return (
    <>
      <SettingsGroups tab="privacy" />
      <PrivacyForm />
    </>
  );
}
