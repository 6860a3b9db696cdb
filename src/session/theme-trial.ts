import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PreferenceValues } from './preferences/all.ts';
import type { SessionPart } from './session.ts';

/** A theme as the page shows it: the sheet it lies over, and custom properties by name. */
export interface TriedTheme {
  readonly sheet: 'dark' | 'light';
  readonly properties: Readonly<Record<string, string>>;
}

/** The two parts of a theme of one's own, as preferences keep them. */
export interface OwnTheme {
  readonly customTheme: PreferenceValues['customTheme'];
  readonly customThemeSource: PreferenceValues['customThemeSource'];
}

export interface ThemeTrial {
  /** The theme that is being tried on the page, before it is chosen; undefined while none is. */
  readonly tried: TriedTheme | undefined;
  /** The theme of one's own that another took the place of, to be brought back. */
  readonly putAway: OwnTheme | undefined;
}

export const themeTrial: SessionPart<StoreApi<ThemeTrial>> = {
  name: 'theme on trial',
  create: () => createStore<ThemeTrial>(() => ({ tried: undefined, putAway: undefined })),
};
