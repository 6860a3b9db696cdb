import type { I18n } from '@lingui/core';
import { settingsGroups } from '#session/preferences/places/all-places.ts';
import type { PlaceCondition, SettingsTab } from '#session/preferences/places/place.ts';
import { groupTitles, keyOfPlace, wordsOfPlace } from './words/all-words.ts';

/** A setting that was found, and where it stands. */
export interface FoundSetting {
  readonly key: string;
  readonly tab: SettingsTab;
  readonly label: string;
  readonly group: string;
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
  const words = sought.toLocaleLowerCase(i18n.locale).split(/\s+/).filter(Boolean);
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
