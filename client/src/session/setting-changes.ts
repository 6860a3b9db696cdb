import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PreferenceValues } from './preferences/preferences.ts';
import type { SessionPart } from './session.ts';

/** A previewed theme: its base style sheet, and its custom properties by name. */
export interface PreviewedTheme {
  readonly sheet: 'dark' | 'light';
  readonly properties: Readonly<Record<string, string>>;
}

/** The two parts of a custom theme, as the preferences store them. */
export interface CustomTheme {
  readonly customTheme: PreferenceValues['customTheme'];
  readonly customThemeSource: PreferenceValues['customThemeSource'];
}

/** Changes of the theme and of settings that the viewer can undo until the session ends. */
export interface SettingChanges {
  /** The theme that is previewed; undefined if there is no preview. */
  readonly previewedTheme: PreviewedTheme | undefined;
  /** The custom theme that was deselected and can be restored. */
  readonly replacedCustomTheme: CustomTheme | undefined;
  /** The last import: how many settings it changed, and a function that undoes it. */
  readonly lastImport: { readonly count: number; readonly undo: () => void } | undefined;
}

export const settingChanges: SessionPart<StoreApi<SettingChanges>> = {
  name: 'changes of settings',
  create: () =>
    createStore<SettingChanges>(() => ({
      previewedTheme: undefined,
      replacedCustomTheme: undefined,
      lastImport: undefined,
    })),
};
