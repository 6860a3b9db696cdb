import { useSyncExternalStore } from 'react';
import { useSession } from '#session/session-context.ts';
import type { PreferenceKey, PreferenceValues } from './preferences.ts';

/** Returns a preference of the current session. Re-renders only when it changes. */
export function usePreference<K extends PreferenceKey>(key: K): PreferenceValues[K] {
  const { preferences } = useSession();
  return useSyncExternalStore(preferences.subscribe, () => preferences.get(key));
}
