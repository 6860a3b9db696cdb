import { Trans } from '@lingui/react/macro';
import { useOpenSettings } from '#components/windows/use-open-window.ts';
import { Button } from '#ui/button.tsx';
import { SettingsGroups } from './settings-groups.tsx';

/** Settings for notifications, with a link to mutes and blocks. */
export function NotificationsTab() {
  const openSettings = useOpenSettings();
  return (
    <>
      <SettingsGroups tab="notifications" />
      <p>
        <Trans>
          To hear no more of somebody, mute them. Whoever you block can no longer reach you.
        </Trans>{' '}
        <Button variant="text" size="small" onClick={() => openSettings('mutesAndBlocks')}>
          <Trans>Mutes and blocks</Trans>
        </Button>
      </p>
    </>
  );
}
