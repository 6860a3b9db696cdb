import type { PreferenceStore } from './store.ts';

export interface ThemeWish {
  /** Name of a preset; what is shown when the rest cannot be drawn. */
  readonly preset: string;
  /** The theme that they made or loaded themselves: its two parts as files have them. */
  readonly own?: { readonly source: unknown; readonly theme: unknown };
  /** The one colour to derive the theme from. */
  readonly accent?: string;
}

/**
 * What the preferences say of the theme: one's own wins over a preset, and that over the instance's.
 */
export function themeWish(
  preferences: Pick<PreferenceStore, 'get'>,
  isSystemLight: boolean,
): ThemeWish {
  const named = preferences.get('theme');
  const inSystem = isSystemLight ? 'themeInLight' : 'themeInDark';
  const preset = named === 'system' ? preferences.get(inSystem) : named;
  const source = preferences.get('customThemeSource');
  const theme = preferences.get('customTheme');
  if (source || theme) return { preset, own: { source, theme } };
  const accent = preferences.get('accentColor');
  return accent === undefined ? { preset } : { preset, accent };
}
