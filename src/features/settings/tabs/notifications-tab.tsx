import { Trans } from '@lingui/react/macro';
import { useOpenSettings } from '#domain/settings/open-settings.ts';
import { Button } from '#ui/button.tsx';
import { SettingsGroups } from '../settings-groups.tsx';

/** Which notifications come, and the way to those of whom none come. */
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
