import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PreferenceValues } from './preferences/all.ts';
import type { SessionPart } from './session.ts';

/** A previewed theme: the base style sheet and custom properties by name. */
export interface TriedTheme {
  readonly sheet: 'dark' | 'light';
  readonly properties: Readonly<Record<string, string>>;
}

/** The two parts of a custom theme, as stored in preferences. */
export interface OwnTheme {
  readonly customTheme: PreferenceValues['customTheme'];
  readonly customThemeSource: PreferenceValues['customThemeSource'];
}

export interface ThemeTrial {
  /** The theme previewed before it is chosen; undefined without a preview. */
  readonly tried: TriedTheme | undefined;
  /** The custom theme that was replaced and can be restored. */
  readonly putAway: OwnTheme | undefined;
}

export const themeTrial: SessionPart<StoreApi<ThemeTrial>> = {
  name: 'theme on trial',
  create: () => createStore<ThemeTrial>(() => ({ tried: undefined, putAway: undefined })),
};
