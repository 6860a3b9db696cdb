import { SettingsDialog } from '#features/settings/settings-dialog.tsx';
import { useSession } from '#session/session-context.ts';
import { NoticesHost } from '../layout/notices/notices-host.tsx';
import { SignOutButton } from '#app/layout/account-menu/use-sign-out.tsx';
import { useSettingsTabs } from './use-settings-tabs.ts';

/** Settings dialog with the tabs of all features; features do not import one another. */
export function SettingsWindow() {
  const { viewerId } = useSession();
  return (
    <SettingsDialog
      tabs={useSettingsTabs()}
      notices={<NoticesHost />}
      signOut={viewerId !== null && <SignOutButton />}
    />
  );
}
