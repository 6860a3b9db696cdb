import {
  type PreferenceKey,
  preferences,
  type PreferenceValues,
  type PartialPreferences,
} from './preferences.ts';

export interface PreferenceLayers {
  readonly chosen: PartialPreferences;
  readonly instance: PartialPreferences;
}

/**
 * Returns a stored value. Ignores properties that a browser extension has added to
 * `Object.prototype`.
 */
export function ownPreferenceValue<K extends PreferenceKey>(
  values: PartialPreferences,
  key: K,
): PreferenceValues[K] | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/**
 * Returns the value in effect: the one that the member has chosen, else the instance's if the
 * preference permits that, else the default.
 */
export function effectivePreferenceValue<K extends PreferenceKey>(
  key: K,
  layers: PreferenceLayers,
): PreferenceValues[K] {
  const chosen = ownPreferenceValue(layers.chosen, key);
  return chosen === undefined ? preferenceValueWithoutChoice(key, layers.instance) : chosen;
}

/** Returns the value that would be in effect if the member had not chosen one. */
export function preferenceValueWithoutChoice<K extends PreferenceKey>(
  key: K,
  instance: PartialPreferences,
): PreferenceValues[K] {
  const definition = preferences[key];
  const fromInstance = definition.fromInstance ? ownPreferenceValue(instance, key) : undefined;
  return fromInstance === undefined ? definition.default : fromInstance;
}
