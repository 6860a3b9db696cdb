import {
  type PreferenceKey,
  preferences,
  type PreferenceValues,
  type SomePreferences,
} from './preferences.ts';

export interface PreferenceLayers {
  readonly chosen: SomePreferences;
  readonly instance: SomePreferences;
}

/** Returns the value in effect: the user's, else the instance's if allowed, else the default. */
export function effectiveValue<K extends PreferenceKey>(
  key: K,
  layers: PreferenceLayers,
): PreferenceValues[K] {
  const chosen: PreferenceValues[K] | undefined = layers.chosen[key];
  return chosen === undefined ? valueWithoutChoice(key, layers.instance) : chosen;
}

/** Returns the value in effect without the user's choice. */
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
