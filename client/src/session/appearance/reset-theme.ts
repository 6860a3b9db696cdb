import type { StoreApi } from 'zustand/vanilla';
import { preferenceKeys } from '../preferences/preferences.ts';
import { sizePreferences } from '../preferences/definitions/appearance-preferences.ts';
import type { Session } from '../session.ts';
import { settingChanges } from '../setting-changes.ts';

/**
 * Resets the theme and the sizes when Alt+Shift+T is pressed, since in some custom themes nothing
 * is legible. The theme editor mentions this shortcut. Returns a function that removes the
 * listener.
 */
export function registerThemeResetKey(store: Pick<StoreApi<Session>, 'getState'>): () => void {
  const restore = (event: KeyboardEvent): void => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyT') return;
    event.preventDefault();
    const session = store.getState();
    const { preferences } = session;
    session.part(settingChanges).setState({ previewedTheme: undefined });
    deselectCustomTheme(session);
    for (const key of preferenceKeys) {
      if (Object.hasOwn(sizePreferences, key)) preferences.set(key, undefined);
    }
    // The instance's default preset may itself be illegible, so a preset of Rookery is set.
    preferences.set('theme', 'dark');
  };
  window.addEventListener('keydown', restore);
  return () => window.removeEventListener('keydown', restore);
}

/** Deselects the custom theme. It can be selected again until the session ends. */
export function deselectCustomTheme({
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
