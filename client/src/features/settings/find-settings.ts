import type { I18n } from '@lingui/core';
import { settingsGroups } from './placement/settings-groups.ts';
import type { PlacementCondition, SettingsTab } from './placement/placement.ts';
import type { SettingsTabRow } from './settings-tab.ts';
import { groupTitles, keyOfPlacement, placementLabels } from './labels/preference-labels.ts';

/** A search result with its location. */
export interface FoundSetting {
  readonly key: string;
  readonly tab: SettingsTab;
  readonly label: string;
  readonly group: string;
}

function searchTerms(query: string, { locale }: I18n): readonly string[] {
  return query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
}

/** Returns the topics of the tabs, other than settings, that match the search. */
export function findTopics(
  query: string,
  i18n: I18n,
  tabs: readonly SettingsTabRow[],
): readonly { readonly label: string; readonly tab: SettingsTabRow }[] {
  const terms = searchTerms(query, i18n);
  if (terms.length === 0) return [];
  return tabs.flatMap((tab) => {
    const title = i18n._(tab.title);
    return (tab.topics ?? [])
      .map((topic) => ({ label: i18n._(topic), tab }))
      .filter(({ label }) => {
        const text = `${title} ${label}`.toLocaleLowerCase(i18n.locale);
        return terms.every((word) => text.includes(word));
      });
  });
}

/**
 * Returns the settings whose label, help, choices, group or key contain every search term. The keys
 * are the names used by related clients such as Akkoma-FE.
 */
export function findSettings(
  query: string,
  i18n: I18n,
  holds: (condition: PlacementCondition) => boolean,
): readonly FoundSetting[] {
  const terms = searchTerms(query, i18n);
  if (terms.length === 0) return [];
  const found = new Map<string, FoundSetting>();
  for (const { tab, id, when = [], placements } of settingsGroups) {
    if (!when.every(holds)) continue;
    const title = groupTitles[`${tab}/${id}`];
    const group = title ? i18n._(title) : '';
    for (const place of placements) {
      const key = keyOfPlacement(place);
      if (!(place.when ?? []).every(holds) || found.has(key)) continue;
      const { label, help, choices = {} } = placementLabels(place);
      const messages = [label, ...(help ? [help] : []), ...Object.values(choices)];
      const text = [key, group, ...messages.map((message) => i18n._(message))]
        .join(' ')
        .toLocaleLowerCase(i18n.locale);
      if (terms.every((word) => text.includes(word)))
        found.set(key, { key, tab, label: i18n._(label), group });
    }
  }
  return [...found.values()];
}
