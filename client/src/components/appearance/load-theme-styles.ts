import type { Session } from '#session/session.ts';
import type { ThemeSelection } from '#session/appearance/theme-selection.ts';
import { colorsFromAccent } from '#theme/engine/source-from-accent.ts';
import { preferredThemeSource, readTheme } from '#theme/files/read-theme.ts';
import type { ThemeSource } from '#theme/engine/theme-source.ts';
import { builtInThemeSource } from '#theme/built-in-theme-source.ts';
import { computeThemeStyles } from '#theme/compute-theme-styles.ts';
import type { ThemeStyles } from '#theme/apply-theme.ts';
import { presetIdOf } from '#theme/presets.ts';
import { loadInstanceTheme } from './load-instance-themes.ts';

/**
 * Loads the styles of the selected theme, requesting presets of the instance if necessary. Resolves
 * to undefined if the theme does not exist. Rejects with `ApiError`.
 */
export async function loadThemeStyles(
  session: Session,
  wish: ThemeSelection,
): Promise<ThemeStyles | undefined> {
  const source = await resolveThemeSource(session, wish);
  return source && computeThemeStyles(wish.accent === undefined ? source : recolor(source, wish));
}

/** Resolves to the source of a selected theme, before its accent is applied. */
export async function resolveThemeSource(
  session: Session,
  { custom: own, preset }: ThemeSelection,
): Promise<ThemeSource | undefined> {
  const read = own && readTheme(own);
  if (read && 'theme' in read) return preferredThemeSource(read.theme);
  const ours = presetIdOf(preset);
  if (ours) return builtInThemeSource(ours);
  const style = await loadInstanceTheme(session, preset);
  return style && preferredThemeSource(style);
}

/**
 * Derives the colours of our own themes from the accent; in other themes only the link colour
 * changes.
 */
function recolor(source: ThemeSource, { preset, accent = '' }: ThemeSelection): ThemeSource {
  const ours = presetIdOf(preset);
  if (ours) {
    const opacity = { ...source.opacity, input: 1, alert: 0.25 };
    return { ...source, opacity, colors: colorsFromAccent(accent, ours) };
  }
  const { link: _link, postLink: _postLink, ...others } = source.colors;
  return { ...source, colors: { ...others, accent } };
}
