import type { MessageDescriptor } from '@lingui/core';
import type { AccountOptionKey } from '#session/preferences/account-options.ts';
import type { PreferenceKey } from '#session/preferences/all.ts';

export interface SettingWords {
  readonly label: MessageDescriptor;
  /** A sentence more, where the label does not say it all. */
  readonly help?: MessageDescriptor;
  /** Names of the values, in the order shown, of a setting that is one of several. */
  readonly choices?: Readonly<Record<string, MessageDescriptor>>;
  /** Between what a number must lie, both included. */
  readonly bounds?: { readonly least: number; readonly most?: number };
}

export type WordsOfPreferences = { readonly [K in PreferenceKey]?: SettingWords };

export type WordsOfAccountOptions = { readonly [K in AccountOptionKey]?: SettingWords };
