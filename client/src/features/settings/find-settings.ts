import type { I18n } from '@lingui/core';
import { settingsGroups } from '#session/preferences/placement/settings-groups.ts';
import type { PlacementCondition, SettingsTab } from '#session/preferences/placement/placement.ts';
import type { SettingsTabDescriptor } from './settings-tab.ts';
import { otherClientSearchTerms } from '#session/preferences/other-client-search-terms.ts';
import {
  settingsGroupTitles,
  settingKeyOfPlacement,
  placementLabels,
} from './labels/preference-labels.ts';

/** A setting that the search found, with its place in the settings. */
export interface FoundSetting {
  readonly key: string;
  readonly tab: SettingsTab;
  readonly label: string;
  readonly group: string;
}

function searchTerms(query: string, { locale }: I18n): readonly string[] {
  return query.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
}

/**
 * Returns the tabs whose title, or name in another client, matches the search, and the topics of tabs
 * that match it. Topics are contents other than settings.
 */
export function findTopics(
  query: string,
  i18n: I18n,
  tabs: readonly SettingsTabDescriptor[],
): readonly { readonly label: string; readonly tab: SettingsTabDescriptor }[] {
  const terms = searchTerms(query, i18n);
  if (terms.length === 0) return [];
  const matches = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLocaleLowerCase(i18n.locale);
    return terms.every((word) => text.includes(word));
  };
  return tabs.flatMap((tab) => {
    const title = i18n._(tab.title);
    const names = [title, ...(tab.aliases ?? []).map((alias) => i18n._(alias))];
    const topics = (tab.topics ?? []).map((topic) => i18n._(topic));
    return [
      ...(names.some((name) => matches(name)) ? [{ label: title, tab }] : []),
      ...topics.filter((label) => matches(title, label)).map((label) => ({ label, tab })),
    ];
  });
}

/**
 * Returns the settings that contain every search term in their label, help, choices, group or key, or
 * in their names in other clients. Keys are also the names of settings in Akkoma-FE and Pleroma-FE.
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
    const title = settingsGroupTitles[`${tab}/${id}`];
    const group = title ? i18n._(title) : '';
    for (const place of placements) {
      const key = settingKeyOfPlacement(place);
      if (!(place.when ?? []).every(holds) || found.has(key)) continue;
      const { label, help, aliases, choices = {} } = placementLabels(place);
      const messages = [label, help, aliases, ...Object.values(choices)].filter(
        (message) => message !== undefined,
      );
      const former = otherClientSearchTerms[key] ?? '';
      const text = [key, former, group, ...messages.map((message) => i18n._(message))]
        .join(' ')
        .toLocaleLowerCase(i18n.locale);
      if (terms.every((word) => text.includes(word)))
        found.set(key, { key, tab, label: i18n._(label), group });
    }
  }
  return [...found.values()];
}
