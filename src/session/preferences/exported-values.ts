import { isPreferenceKey, preferenceKeys, preferences, type SomePreferences } from './all.ts';

/**
 * What a backup or a settings profile holds: what was chosen, the defaults of what the instance has
 * no say in, and what another version of the client stored. What follows the instance is left out,
 * to go on following.
 */
export function exportedValues(
  chosen: SomePreferences,
  stored: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const unknown = Object.entries(stored).filter(([key]) => !isPreferenceKey(key));
  const known = preferenceKeys.map((key) => {
    const { fromInstance, default: builtIn } = preferences[key];
    return [key, chosen[key] ?? (fromInstance ? undefined : builtIn)] as const;
  });
  return Object.fromEntries([...unknown, ...known].filter(([, value]) => value !== undefined));
}
