import { createContext, use } from 'react';
import type { PreferenceStore } from './store.ts';

export const PreferencesContext = createContext<PreferenceStore | undefined>(undefined);

/** The store of the session that is on screen. */
export function usePreferences(): PreferenceStore {
  const store = use(PreferencesContext);
  if (!store) throw new Error('no preferences above this component');
  return store;
}
