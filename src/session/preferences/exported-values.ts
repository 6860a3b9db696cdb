import { isPreferenceKey, preferenceKeys, preferences } from './all.ts';
import type { PreferenceStore } from './store.ts';

/**
 * What a backup or a settings profile holds: what was chosen, the defaults of what the instance has
 * no say in, and what another version of the client stored. What follows the instance is left out,
 * to go on following.
 */
export function exportedValues(
  store: Pick<PreferenceStore, 'chosen' | 'stored'>,
): Record<string, unknown> {
  const unknown = Object.entries(store.stored()).filter(([key]) => !isPreferenceKey(key));
  const known = preferenceKeys.map((key) => {
    const { fromInstance, default: builtIn } = preferences[key];
    return [key, store.chosen(key) ?? (fromInstance ? undefined : builtIn)] as const;
  });
  return Object.fromEntries([...unknown, ...known].filter(([, value]) => value !== undefined));
}
