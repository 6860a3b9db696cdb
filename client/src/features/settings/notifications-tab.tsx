import { Trans } from '@lingui/react/macro';
import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useCan } from '#session/instance/use-can.ts';
import { NotificationPolicySettings } from './notification-policy-settings.tsx';
import { SettingsGroups } from './settings-groups.tsx';

/** Settings for notifications, with a link to mutes and blocks. */
export function NotificationsTab() {
  const openSettings = useOpenSettings();
  const hasPolicy = useCan('notificationPolicy');
  return (
    <>
      <SettingsGroups tab="notifications" />
      {hasPolicy && <NotificationPolicySettings />}
      <p>
        <Trans>
          Mute people to stop hearing from them. Block them to stop them from contacting you.
        </Trans>{' '}
        <Button variant="text" size="small" onClick={() => openSettings('filters')}>
          <Trans>Filters</Trans>
        </Button>
      </p>
    </>
  );
}
