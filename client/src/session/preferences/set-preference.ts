import * as v from 'valibot';
import { type PreferenceKey, preferences } from './preferences.ts';
import type { PreferenceStore } from './preference-store.ts';

/** Sets a preference to a value from a control or file. Returns false if the value is invalid. */
export function setPreference(store: PreferenceStore, key: PreferenceKey, value: unknown): boolean {
  const parsed = v.safeParse(preferences[key].schema, value);
  return parsed.success && store.set(key, parsed.output);
}
