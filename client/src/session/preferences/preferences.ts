import { appearancePreferences } from './rows/appearance-preferences.ts';
import { attachmentPreferences } from './rows/attachment-preferences.ts';
import { composingPreferences } from './rows/composing-preferences.ts';
import { confirmationPreferences } from './rows/confirmation-preferences.ts';
import { filterRulePreferences } from './rows/filter-rule-preferences.ts';
import { filteringPreferences } from './rows/filtering-preferences.ts';
import { highlightPreferences } from './rows/highlight-preferences.ts';
import { interfacePreferences } from './rows/interface-preferences.ts';
import { sizePreferences } from './rows/size-preferences.ts';
import { mentionPreferences } from './rows/mention-preferences.ts';
import { notificationPreferences } from './rows/notification-preferences.ts';
import { postPreferences } from './rows/post-preferences.ts';
import { settingsProfilePreferences } from './rows/settings-profile-preferences.ts';
import { timelinePreferences } from './rows/timeline-preferences.ts';
import type { Preference } from './preference.ts';

const rows = {
  ...interfacePreferences,
  ...appearancePreferences,
  ...sizePreferences,
  ...timelinePreferences,
  ...postPreferences,
  ...attachmentPreferences,
  ...mentionPreferences,
  ...composingPreferences,
  ...filteringPreferences,
  ...filterRulePreferences,
  ...notificationPreferences,
  ...confirmationPreferences,
  ...highlightPreferences,
  ...settingsProfilePreferences,
};

export type PreferenceKey = keyof typeof rows;

export type PreferenceValues = { [K in PreferenceKey]: (typeof rows)[K]['default'] };

/** Values of some preferences; absent keys are not chosen. */
export type SomePreferences = { readonly [K in PreferenceKey]?: PreferenceValues[K] | undefined };

export const preferences: { readonly [K in PreferenceKey]: Preference<PreferenceValues[K]> } = rows;

export const preferenceKeys: readonly PreferenceKey[] = Object.keys(rows).filter(isPreferenceKey);

export function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(rows, key);
}
