import { useOpenSettings } from '#components/windows/use-open-settings.ts';
import { ShortcutHelp } from '#features/shortcuts/shortcut-help.tsx';
import { usePreference } from '#session/preferences/use-preference.ts';
import { useIsShortcutOffered } from './use-is-shortcut-offered.ts';

/** The sheet of shortcuts, without those that open screens which the viewer may not see. */
export function ShortcutHelpWindow({ onClose }: { onClose: () => void }) {
  const openSettings = useOpenSettings();
  const isOn = usePreference('singleKeyShortcuts');
  return (
    <ShortcutHelp
      isOffered={useIsShortcutOffered()}
      onCustomise={() => {
        onClose();
        /* The editor is only shown while shortcuts are enabled. */
        openSettings('reading', isOn ? 'shortcutKeys' : 'singleKeyShortcuts');
      }}
      onClose={onClose}
    />
  );
}
