import type { MessageDescriptor } from '@lingui/core';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { PreferenceKey } from '#session/preferences/all.ts';

export interface SettingWords {
  readonly label: MessageDescriptor;
  /** Additional explanation below the label. */
  readonly help?: MessageDescriptor;
  /** Labels of the values in display order, for a setting with fixed values. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>;
  /** Inclusive bounds of a number. */
  readonly bounds?: { readonly least: number; readonly most?: number };
}

export type WordsOfPreferences = { readonly [K in PreferenceKey]?: SettingWords };

export type WordsOfAccountOptions = { readonly [K in AccountOptionKey]?: SettingWords };
