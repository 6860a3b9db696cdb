import type { Session } from '#session/session.ts';
import type { ThemeWish } from '#session/preferences/theme-wish.ts';
import { colorsFromAccent } from '#theme/engine/source-from-accent.ts';
import { partToUse, readTheme } from '#theme/files/read-theme.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { ownSource } from '#theme/own-source.ts';
import { paintSource } from '#theme/paint-source.ts';
import type { Painting } from '#theme/painting.ts';
import { ownTheme } from '#theme/presets.ts';
import { loadStyle } from './load-styles.ts';

/**
 * Loads the styles of the selected theme, requesting presets of the instance if necessary. Resolves
 * to undefined if the theme does not exist. Rejects with `ApiError`.
 */
export async function paintTheme(session: Session, wish: ThemeWish): Promise<Painting | undefined> {
  const source = await sourceOf(session, wish);
  return source && paintSource(wish.accent === undefined ? source : recolor(source, wish));
}

/** Resolves to the source of a selected theme, before its accent is applied. */
export async function sourceOf(
  session: Session,
  { own, preset }: ThemeWish,
): Promise<ThemeSource | undefined> {
  const read = own && readTheme(own);
  if (read && 'theme' in read) return partToUse(read.theme);
  const ours = ownTheme(preset);
  if (ours) return ownSource(ours);
  const style = await loadStyle(session, preset);
  return style && partToUse(style);
}

/** Derives our own themes from the accent; for others only the link colour changes. */
function recolor(source: ThemeSource, { preset, accent = '' }: ThemeWish): ThemeSource {
  const ours = ownTheme(preset);
  if (ours) {
    const opacity = { ...source.opacity, input: 1, alert: 0.25 };
    return { ...source, opacity, colors: colorsFromAccent(accent, ours) };
  }
  const { link: _link, postLink: _postLink, ...others } = source.colors;
  return { ...source, colors: { ...others, accent } };
}
