import { appearancePreferences } from './rows/appearance.ts';
import { attachmentPreferences } from './rows/attachments.ts';
import { composingPreferences } from './rows/composing.ts';
import { confirmationPreferences } from './rows/confirmations.ts';
import { filterRulePreferences } from './rows/filter-rules.ts';
import { filteringPreferences } from './rows/filtering.ts';
import { highlightPreferences } from './rows/highlight.ts';
import { interfacePreferences } from './rows/interface.ts';
import { sizePreferences } from './rows/look.ts';
import { mentionPreferences } from './rows/mentions.ts';
import { notificationPreferences } from './rows/notifications.ts';
import { postPreferences } from './rows/posts.ts';
import { settingsProfilePreferences } from './rows/settings-profile.ts';
import { timelinePreferences } from './rows/timelines.ts';
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
