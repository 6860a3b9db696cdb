import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PreferenceValues } from './preferences/preferences.ts';
import type { SessionPart } from './session.ts';

/** A previewed theme: the base style sheet and custom properties by name. */
export interface PreviewedTheme {
  readonly sheet: 'dark' | 'light';
  readonly properties: Readonly<Record<string, string>>;
}

/** The two parts of a custom theme, as stored in preferences. */
export interface CustomTheme {
  readonly customTheme: PreferenceValues['customTheme'];
  readonly customThemeSource: PreferenceValues['customThemeSource'];
}

export interface ThemePreviewState {
  /** The theme previewed before it is chosen; undefined without a preview. */
  readonly previewed: PreviewedTheme | undefined;
  /** The custom theme that was replaced and can be restored. */
  readonly replacedCustomTheme: CustomTheme | undefined;
}

export const themePreviewState: SessionPart<StoreApi<ThemePreviewState>> = {
  name: 'theme on trial',
  create: () =>
    createStore<ThemePreviewState>(() => ({
      previewed: undefined,
      replacedCustomTheme: undefined,
    })),
};
