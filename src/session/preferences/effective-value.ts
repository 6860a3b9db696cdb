import { preferences } from './all.ts';
import type { PreferenceKey, PreferenceValues, SomePreferences } from './all.ts';

export interface PreferenceLayers {
  readonly chosen: SomePreferences;
  readonly instance: SomePreferences;
}

/** The value that holds: the person's, else the instance's where it has a say, else the default. */
export function effectiveValue<K extends PreferenceKey>(
  key: K,
  layers: PreferenceLayers,
): PreferenceValues[K] {
  const chosen: PreferenceValues[K] | undefined = layers.chosen[key];
  return chosen === undefined ? valueWithoutChoice(key, layers.instance) : chosen;
}

/** What holds for someone who chose nothing. */
export function valueWithoutChoice<K extends PreferenceKey>(
  key: K,
  instance: SomePreferences,
): PreferenceValues[K] {
  const row = preferences[key];
  const fromInstance: PreferenceValues[K] | undefined = row.fromInstance
    ? instance[key]
    : undefined;
  return fromInstance === undefined ? row.default : fromInstance;
}
