import type { PreferenceStore } from '../preferences/preference-store.ts';

export interface ThemeSelection {
  /** Name of a preset, also the fallback if the rest cannot be rendered. */
  readonly preset: string;
  /** The user's custom theme: its two parts as in files. */
  readonly custom?: { readonly source: unknown; readonly theme: unknown };
  /** The colour to derive the theme from. */
  readonly accent?: string;
}

/**
 * Returns the selected theme: a custom one wins over a preset, and a preset over the instance's.
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
