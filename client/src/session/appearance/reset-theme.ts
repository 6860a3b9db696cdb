import type { StoreApi } from 'zustand/vanilla';
import { preferenceKeys } from '../preferences/preferences.ts';
import { sizePreferences } from '../preferences/definitions/appearance-preferences.ts';
import type { Session } from '../session.ts';
import { settingChanges } from '../setting-changes.ts';

/**
 * Resets theme and sizes on Alt+Shift+T, for a theme in which nothing is legible; the theme editor
 * mentions the shortcut. Returns a function that removes the listener.
 */
export function registerThemeResetKey(store: Pick<StoreApi<Session>, 'getState'>): () => void {
  const restore = (event: KeyboardEvent): void => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyT') return;
    event.preventDefault();
    const session = store.getState();
    const { preferences } = session;
    session.part(settingChanges).setState({ previewedTheme: undefined });
    setAsideCustomTheme(session);
    for (const key of preferenceKeys) {
      if (Object.hasOwn(sizePreferences, key)) preferences.set(key, undefined);
    }
    // The instance's own preset may be the illegible one.
    preferences.set('theme', 'dark');
  };
  window.addEventListener('keydown', restore);
  return () => window.removeEventListener('keydown', restore);
}

/** Replaces the custom theme by another and keeps it until the session ends. */
export function setAsideCustomTheme({
  preferences,
  part,
}: Pick<Session, 'preferences' | 'part'>): void {
  const own = {
    customTheme: preferences.get('customTheme'),
    customThemeSource: preferences.get('customThemeSource'),
  };
  if (!own.customTheme && !own.customThemeSource) return;
  part(settingChanges).setState({ replacedCustomTheme: own });
  preferences.set('customTheme', undefined);
  preferences.set('customThemeSource', undefined);
}
