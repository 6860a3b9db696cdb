import * as v from 'valibot';
import { preferences, type PreferenceKey } from './all.ts';
import type { PreferenceStore } from './store.ts';

/** Chooses a value that came from a control or a file; false when it does not fit. */
export function setPreference(store: PreferenceStore, key: PreferenceKey, value: unknown): boolean {
  const parsed = v.safeParse(preferences[key].schema, value);
  return parsed.success && store.set(key, parsed.output);
}
