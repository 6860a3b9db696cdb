import type { PreferenceStore } from '#session/preferences/store.ts';

/** The keys that do something, as the person has them; empty for none. `usual` is what they are at first. */
export function keysOf(preferences: PreferenceStore, id: string, usual: string): string {
  if (!preferences.get('singleKeyShortcuts')) return '';
  return preferences.get('shortcutKeys')[id] ?? usual;
}
