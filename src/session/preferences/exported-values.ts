import { isPreferenceKey, preferenceKeys, preferences } from './preferences.ts';
import type { PreferenceStore } from './preference-store.ts';

/**
 * Returns the content of a backup or settings profile: choices, defaults that the instance cannot
 * set, and values stored by other client versions. Values that follow the instance are left out so
 * that they keep following it.
 */
export function exportedValues(
  store: Pick<PreferenceStore, 'chosen' | 'persistedValues'>,
): Record<string, unknown> {
  const unknown = Object.entries(store.persistedValues()).filter(([key]) => !isPreferenceKey(key));
  const known = preferenceKeys.map((key) => {
    const { fromInstance, default: builtIn } = preferences[key];
    return [key, store.chosen(key) ?? (fromInstance ? undefined : builtIn)] as const;
  });
  return Object.fromEntries([...unknown, ...known].filter(([, value]) => value !== undefined));
}
