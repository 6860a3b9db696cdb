import * as v from 'valibot';
import { appearancePreferences, sizePreferences } from './definitions/appearance-preferences.ts';
import {
  attachmentPreferences,
  composingPreferences,
  highlightPreferences,
  mentionPreferences,
  postPreferences,
} from './definitions/post-preferences.ts';
import {
  confirmationPreferences,
  interfacePreferences,
  settingsProfilePreferences,
  timelinePreferences,
} from './definitions/interface-preferences.ts';
import {
  filteringPreferences,
  filterRulePreferences,
} from './definitions/filtering-preferences.ts';
import { notificationPreferences } from './definitions/notification-preferences.ts';
import type { Preference } from './preference.ts';

const definitions = {
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

export type PreferenceKey = keyof typeof definitions;

export type PreferenceValues = { [K in PreferenceKey]: (typeof definitions)[K]['default'] };

/** Values of some preferences. Those that were not chosen are absent. */
export type PartialPreferences = {
  readonly [K in PreferenceKey]?: PreferenceValues[K] | undefined;
};

export const preferences: { readonly [K in PreferenceKey]: Preference<PreferenceValues[K]> } =
  definitions;

export const preferenceKeys: readonly PreferenceKey[] =
  Object.keys(definitions).filter(isPreferenceKey);

export function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(definitions, key);
}

/** Reads preferences from an unknown value. Invalid and unknown entries are left out. */
export function readPreferences(input: unknown): PartialPreferences {
  if (typeof input !== 'object' || input === null) return {};
  const fields = new Map<string, unknown>(Object.entries(input));
  const read: Record<string, unknown> = {};
  for (const key of preferenceKeys) {
    const value = fields.get(key);
    if (value === undefined) continue;
    const result = v.safeParse(preferences[key].schema, value);
    if (result.success) read[key] = result.output;
  }
  return read;
}
