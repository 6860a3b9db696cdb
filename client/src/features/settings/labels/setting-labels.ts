import type { MessageDescriptor } from '@lingui/core';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { PreferenceKey } from '#session/preferences/preferences.ts';

export interface SettingLabels {
  readonly label: MessageDescriptor;
  /** Additional explanation below the label. */
  readonly help?: MessageDescriptor;
  /** Other words for the setting, by which the search finds it as well. */
  readonly aliases?: MessageDescriptor;
  /** Labels of the values in display order, for a setting with fixed values. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>;
  /** Inclusive bounds of a number. */
  readonly bounds?: { readonly least: number; readonly most?: number };
}

export type PreferenceLabelMap = { readonly [K in PreferenceKey]?: SettingLabels };

export type AccountOptionLabelMap = { readonly [K in AccountOptionKey]?: SettingLabels };
