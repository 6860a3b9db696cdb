import type { PreferenceStore } from '../preferences/preference-store.ts';

export interface ThemeSelection {
  /**
   * Name of the selected preset, which is also used if the custom theme and the accent cannot be
   * rendered.
   */
  readonly preset: string;
  /** The member's custom theme, in its two parts as in theme files. */
  readonly custom?: { readonly source: unknown; readonly theme: unknown };
  /** Accent colour from which the theme is derived. */
  readonly accent?: string;
}

/**
 * Returns the selected theme. A custom theme takes precedence over a preset, and a preset selected
 * by the member over that of the instance.
 */
export function resolveThemeSelection(
  preferences: Pick<PreferenceStore, 'get'>,
  isSystemLight: boolean,
): ThemeSelection {
  const named = preferences.get('theme');
  const inSystem = isSystemLight ? 'themeInLight' : 'themeInDark';
  const preset = named === 'system' ? preferences.get(inSystem) : named;
  const source = preferences.get('customThemeSource');
  const theme = preferences.get('customTheme');
  if (source || theme) return { preset, custom: { source, theme } };
  const accent = preferences.get('accentColor');
  return accent === undefined ? { preset } : { preset, accent };
}
