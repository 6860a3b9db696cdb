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

/** Changes of settings that can be taken back until the session ends. */
export interface SettingChanges {
  /** The theme previewed before it is chosen; undefined without a preview. */
  readonly previewedTheme: PreviewedTheme | undefined;
  /** The custom theme that was replaced and can be restored. */
  readonly replacedCustomTheme: CustomTheme | undefined;
  /** The last import: the number of changed settings, and how to undo it. */
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
