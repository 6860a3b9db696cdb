import { FilterSettingsSection } from '#features/filters/filter-settings-section.tsx';
import { SettingsGroups } from '#features/settings/settings-groups.tsx';
import layout from '#ui/page/layout.module.css';

/** Settings tab for filters by words, people and servers, and for how they hide a match. */
export function FiltersTab() {
  return (
    <div className={layout.parts}>
      <FilterSettingsSection />
      <div>
        <SettingsGroups tab="filters" />
      </div>
    </div>
  );
}
