import { FilterSettings } from '#features/filters/filter-settings.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import layout from '#ui/page/layout.module.css';

/** Settings tab for what is hidden: words, people and servers, and what happens on a match. */
export function FiltersTab() {
  return (
    <div className={layout.parts}>
      <FilterSettings />
      <div>
        <SettingsGroups tab="filters" />
      </div>
    </div>
  );
}
