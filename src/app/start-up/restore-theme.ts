import type { StoreApi } from 'zustand/vanilla';
import { preferenceKeys } from '#session/preferences/all.ts';
import { lookPreferences } from '#session/preferences/rows/look.ts';
import type { Session } from '#session/session.ts';
import { putOwnThemeAway } from '#session/put-own-theme-away.ts';
import { themeTrial } from '#session/theme-trial.ts';

/**
 * Gives the page back its default theme and sizes at Alt+Shift+T: the way out of a theme in which
 * nothing can be read. The theme editor tells of it. Gives the way to stop.
 */
export function restoreThemeByKey(store: Pick<StoreApi<Session>, 'getState'>): () => void {
  const restore = (event: KeyboardEvent): void => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyT') return;
    event.preventDefault();
    const session = store.getState();
    const { preferences } = session;
    session.part(themeTrial).setState({ tried: undefined });
    putOwnThemeAway(session);
    for (const key of preferenceKeys) if (key in lookPreferences) preferences.set(key, undefined);
    // An instance's own preset may be what cannot be read.
    preferences.set('theme', 'dark');
  };
  window.addEventListener('keydown', restore);
  return () => window.removeEventListener('keydown', restore);
}
