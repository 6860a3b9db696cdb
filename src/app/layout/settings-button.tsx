import { useLingui } from '@lingui/react/macro';
import Settings from 'lucide-react/icons/settings';
import { useOpenSettings } from '#components/settings/open-settings.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Button that opens the settings. */
export function SettingsButton() {
  const { t } = useLingui();
  const openSettings = useOpenSettings();
  return (
    <IconButton
      icon={Settings}
      label={t`Settings`}
      aria-haspopup="dialog"
      onClick={() => openSettings('general')}
    />
  );
}
