import type { I18n } from '@lingui/core';
import { settingsGroups } from '#session/preferences/places/all-places.ts';
import type { PlaceCondition, SettingsTab } from '#session/preferences/places/place.ts';
import type { SettingsTabRow } from './settings-tab.ts';
import { groupTitles, keyOfPlace, wordsOfPlace } from './words/all-words.ts';

/** A setting that was found, and where it stands. */
export interface FoundSetting {
  readonly key: string;
  readonly tab: SettingsTab;
  readonly label: string;
  readonly group: string;
}

function wordsOf(sought: string, { locale }: I18n): readonly string[] {
  return sought.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
}

/** What else stands in the tabs, by its own name. */
export function findTopics(
  sought: string,
  i18n: I18n,
  tabs: readonly SettingsTabRow[],
): readonly { readonly label: string; readonly tab: SettingsTabRow }[] {
  const words = wordsOf(sought, i18n);
  if (words.length === 0) return [];
  return tabs.flatMap((tab) => {
    const title = i18n._(tab.title);
    return (tab.topics ?? [])
      .map((topic) => ({ label: i18n._(topic), tab }))
      .filter(({ label }) => {
        const text = `${title} ${label}`.toLocaleLowerCase(i18n.locale);
        return words.every((word) => text.includes(word));
      });
  });
}

/**
 * The settings of which label, help, values, heading or key hold every word that is sought. The keys
 * are the names that other clients of the family use.
 */
export function findSettings(
  sought: string,
  i18n: I18n,
  holds: (condition: PlaceCondition) => boolean,
): readonly FoundSetting[] {
  const words = wordsOf(sought, i18n);
  if (words.length === 0) return [];
  const found = new Map<string, FoundSetting>();
  for (const { tab, id, when = [], places } of settingsGroups) {
    if (!when.every(holds)) continue;
    const title = groupTitles[`${tab}/${id}`];
    const group = title ? i18n._(title) : '';
    for (const place of places) {
      const key = keyOfPlace(place);
      if (!(place.when ?? []).every(holds) || found.has(key)) continue;
      const { label, help, choices = {} } = wordsOfPlace(place);
      const messages = [label, ...(help ? [help] : []), ...Object.values(choices)];
      const text = [key, group, ...messages.map((message) => i18n._(message))]
        .join(' ')
        .toLocaleLowerCase(i18n.locale);
      if (words.every((word) => text.includes(word)))
        found.set(key, { key, tab, label: i18n._(label), group });
    }
  }
  return [...found.values()];
}
