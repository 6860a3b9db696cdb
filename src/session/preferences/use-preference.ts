import { useSyncExternalStore } from 'react';
import type { PreferenceKey, PreferenceValues } from './all.ts';
import { usePreferences } from './preferences-context.ts';

/** One preference's value; renders again only when it changes. */
export function usePreference<K extends PreferenceKey>(key: K): PreferenceValues[K] {
  const store = usePreferences();
  return useSyncExternalStore(store.subscribe, () => store.get(key));
}
