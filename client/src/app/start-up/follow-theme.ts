import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createPersistedValue } from '#lib/storage/persisted-value.ts';
import { resolveThemeSelection, type ThemeSelection } from '#session/appearance/theme-selection.ts';
import type { Session } from '#session/session.ts';
import { settingChanges } from '#session/setting-changes.ts';
import { applyTheme, type ThemeStyles, themeStylesSchema } from '#theme/apply-theme.ts';
import { presetIdOf } from '#theme/presets.ts';
import { scaleMediaQueries } from '#ui/scaled-media-queries.ts';
import { appearanceProperties } from './appearance-properties.ts';

/** Number of cached theme styles: those of the last selections, such as a light and a dark theme. */
const maxCached = 3;

const cacheSchema = v.array(v.object({ wish: v.string(), painting: themeStylesSchema }));

export interface FollowThemeOptions {
  readonly store: Pick<StoreApi<Session>, 'getState' | 'subscribe'>;
  readonly area: StorageArea;
}

/**
 * Returns the built-in style sheet that applies until the styles of a selection are computed; dark for a
 * theme that is not built in.
 */
function builtInStyles(wish: ThemeSelection): ThemeStyles {
  return { sheet: presetIdOf(wish.preset) ?? 'dark', properties: {} };
}

/**
 * Applies the viewer's theme and appearance preferences, now and when they change. Without a theme of
 * the viewer, applies that of the instance, which is known once its configuration has loaded. Built-in
 * themes are style sheets. Other themes are computed by the engine, which loads only if their styles are
 * not cached. Call this before the first paint.
 */
export function followTheme({ store, area }: FollowThemeOptions): void {
  const cache = createPersistedValue({
    name: 'theme.paintings',
    version: 1,
    schema: cacheSchema,
    area,
  });
  const systemLight = window.matchMedia('(prefers-color-scheme: light)');
  let wantedKey: string | undefined;
  let theme: ThemeStyles | undefined;
  let shown: ThemeStyles | undefined;
  let appliedAppearance = '';
  const cleanups: (() => void)[] = [];

  const setTheme = (painting: ThemeStyles): void => {
    theme = painting;
    applyCurrent();
  };

  const saveLast = (painting: ThemeStyles): void => {
    try {
      area.setItem('theme.last', JSON.stringify(painting));
    } catch {
      // If the browser cannot store the theme, the next visit starts with the default theme until
      // the client has loaded.
    }
  };

  const applyCurrent = (): void => {
    if (!theme) return;
    const preview = store.getState().part(settingChanges).getState().previewedTheme;
    const painting = preview ?? theme;
    const appearance = appearanceProperties(store.getState().preferences);
    appliedAppearance = JSON.stringify(appearance);
    const next = { ...painting, properties: { ...painting.properties, ...appearance } };
    // Removes the theme of the last visit, which `src/rescue/last-theme.ts` applied before the
    // first paint.
    if (!shown) document.documentElement.removeAttribute('style');
    applyTheme(next, shown);
    scaleMediaQueries(store.getState().preferences.get('textSize') / 100);
    shown = next;
    if (!preview) saveLast(next);
  };

  const computeAndApply = async (
    session: Session,
    wish: ThemeSelection,
    name: string,
  ): Promise<void> => {
    const { loadThemeStyles } = await import('#components/appearance/load-theme-styles.ts');
    const painting = await loadThemeStyles(session, wish);
    if (painting)
      cache.write([{ wish: name, painting }, ...(cache.read() ?? []).slice(0, maxCached - 1)]);
    if (wantedKey === name) setTheme(painting ?? builtInStyles(wish));
  };

  const show = (): void => {
    const session = store.getState();
    const wish = resolveThemeSelection(session.preferences, systemLight.matches);
    const name = JSON.stringify(wish);
    if (name === wantedKey) {
      if (appliedAppearance !== JSON.stringify(appearanceProperties(session.preferences)))
        applyCurrent();
      return;
    }
    wantedKey = name;
    const painting = cache.read()?.find((entry) => entry.wish === name)?.painting;
    const isBuiltIn = presetIdOf(wish.preset) && !wish.custom && wish.accent === undefined;
    if (painting) setTheme(painting);
    else if (isBuiltIn || !theme) setTheme(builtInStyles(wish));
    if (!painting && !isBuiltIn)
      computeAndApply(session, wish, name).catch((error: unknown) => {
        session.log('theme styles could not be computed', { error });
      });
  };

  const follow = ({ preferences, part }: Session): void => {
    for (const stop of cleanups.splice(0)) stop();
    cleanups.push(preferences.subscribe(show), part(settingChanges).subscribe(applyCurrent));
    show();
  };

  systemLight.addEventListener('change', show);
  follow(store.getState());
  store.subscribe(follow);
}
