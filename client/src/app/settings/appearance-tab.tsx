import { AppearanceSettings } from '#features/appearance/appearance-settings.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import layout from '#ui/page/layout.module.css';

/** Settings tab for theme, text, language and layout. */
export function AppearanceTab() {
  return (
    <div className={layout.parts}>
      <AppearanceSettings />
      <div>
        <SettingsGroups tab="appearance" />
      </div>
    </div>
  );
}
