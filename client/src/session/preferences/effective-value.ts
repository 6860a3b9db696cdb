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

/** Returns a stored value. Never returns one that an extension has added to `Object.prototype`. */
export function ownValue<K extends PreferenceKey>(
  values: SomePreferences,
  key: K,
): PreferenceValues[K] | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/**
 * Returns the value in effect: that of the member, else that of the instance if allowed, else the
 * default.
 */
export function effectiveValue<K extends PreferenceKey>(
  key: K,
  layers: PreferenceLayers,
): PreferenceValues[K] {
  const chosen = ownValue(layers.chosen, key);
  return chosen === undefined ? valueWithoutChoice(key, layers.instance) : chosen;
}

/** Returns the value that would be in effect if the member had not chosen one. */
export function valueWithoutChoice<K extends PreferenceKey>(
  key: K,
  instance: SomePreferences,
): PreferenceValues[K] {
  const definition = preferences[key];
  const fromInstance = definition.fromInstance ? ownValue(instance, key) : undefined;
  return fromInstance === undefined ? definition.default : fromInstance;
}
