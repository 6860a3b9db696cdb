import { useSyncExternalStore } from 'react';
import { useSession } from '../session-context.ts';
import type { PreferenceKey, PreferenceValues } from './all.ts';

/** One preference's value in the session on screen; renders again only when it changes. */
export function usePreference<K extends PreferenceKey>(key: K): PreferenceValues[K] {
  const { preferences } = useSession();
  return useSyncExternalStore(preferences.subscribe, () => preferences.get(key));
}
