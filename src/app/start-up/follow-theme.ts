import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import type { StorageArea } from '#lib/storage/storage-area.ts';
import { createStoredValue } from '#lib/storage/stored-value.ts';
import { themeWish, type ThemeWish } from '#session/preferences/theme-wish.ts';
import type { Session } from '#session/session.ts';
import { themeTrial } from '#session/theme-trial.ts';
import { applyTheme } from '#theme/apply-theme.ts';
import { paintingSchema, type Painting } from '#theme/painting.ts';
import { ownTheme } from '#theme/presets.ts';
import { lookProperties } from './look-properties.ts';

/** Paintings that are kept: for light, for dark, and one that is being tried. */
const most = 3;

const keptSchema = v.array(v.object({ wish: v.string(), painting: paintingSchema }));

export interface FollowThemeOptions {
  readonly store: Pick<StoreApi<Session>, 'getState' | 'subscribe'>;
  readonly area: StorageArea;
}

/** The style sheet that stands in until a wish is painted; an unknown name means dark. */
function sheetOf(wish: ThemeWish): Painting {
  return { sheet: ownTheme(wish.preset) ?? 'dark', properties: {} };
}

/**
 * Keeps the page in the theme and the look of whoever is looking: their own choice, else the
 * instance's, which is known only once its configuration has come. Our own themes are style sheets;
 * any other was painted by the engine, which is fetched when a painting is not kept yet. Call it
 * before the first paint.
 */
export function followTheme({ store, area }: FollowThemeOptions): void {
  const kept = createStoredValue({ name: 'theme.paintings', version: 1, schema: keptSchema, area });
  const systemLight = window.matchMedia('(prefers-color-scheme: light)');
  let wanted: string | undefined;
  let theme: Painting | undefined;
  let shown: Painting | undefined;
  let look = '';
  const stops: (() => void)[] = [];

  const put = (painting: Painting): void => {
    theme = painting;
    draw();
  };

  const draw = (): void => {
    if (!theme) return;
    const painting = store.getState().part(themeTrial).getState().tried ?? theme;
    const chosen = lookProperties(store.getState().preferences);
    look = JSON.stringify(chosen);
    const next = { ...painting, properties: { ...painting.properties, ...chosen } };
    applyTheme(next, shown);
    shown = next;
  };

  const paint = async (session: Session, wish: ThemeWish, name: string): Promise<void> => {
    const { paintTheme } = await import('#domain/appearance/paint-theme.ts');
    const painting = await paintTheme(session, wish);
    if (painting) kept.write([{ wish: name, painting }, ...(kept.read() ?? []).slice(0, most - 1)]);
    if (wanted === name) put(painting ?? sheetOf(wish));
  };

  const show = (): void => {
    const session = store.getState();
    const wish = themeWish(session.preferences, systemLight.matches);
    const name = JSON.stringify(wish);
    if (name === wanted) {
      if (look !== JSON.stringify(lookProperties(session.preferences))) draw();
      return;
    }
    wanted = name;
    const painting = kept.read()?.find((entry) => entry.wish === name)?.painting;
    const isOurs = ownTheme(wish.preset) && !wish.own && wish.accent === undefined;
    if (painting) put(painting);
    else if (isOurs || !theme) put(sheetOf(wish));
    if (!painting && !isOurs)
      paint(session, wish, name).catch((error: unknown) => {
        session.log('theme not painted', { error });
      });
  };

  const follow = ({ preferences, part }: Session): void => {
    for (const stop of stops.splice(0)) stop();
    stops.push(preferences.subscribe(show), part(themeTrial).subscribe(draw));
    show();
  };

  systemLight.addEventListener('change', show);
  follow(store.getState());
  store.subscribe(follow);
}
