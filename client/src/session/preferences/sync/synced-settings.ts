import * as v from 'valibot';
import { isPreferenceKey, type PreferenceKey, preferenceKeys } from '../preferences.ts';
import { sizePreferences } from '../definitions/appearance-preferences.ts';
import { setPreference } from '../set-preference.ts';
import type { PreferenceStore } from '../preference-store.ts';
import type { TimestampedSettings } from './merge-settings.ts';

/**
 * Preferences that are not synchronised because they belong to this browser; sizes and widths are
 * added below.
 */
const deviceKeys: readonly PreferenceKey[] = [
  'profile',
  'profileVersion',
  'useStreamingApi',
  'webPushNotifications',
  'desktopNotifications',
];

const syncedKeys = preferenceKeys.filter(
  (key) => !Object.hasOwn(sizePreferences, key) && !deviceKeys.includes(key),
);

/** Key under which the times of changes are stored within the settings. */
const stampsName = '_changed_at';
const stamps = v.fallback(v.record(v.string(), v.number()), {});

/** Returns the values that the member has chosen, of preferences that are synchronised. */
export function chosenSyncedSettings(store: PreferenceStore): Record<string, unknown> {
  const chosen = syncedKeys.map((key) => [key, store.chosen(key)] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** Returns those settings of a profile that this version of the client does not know. */
export function selectUnknownSettings(
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isPreferenceKey(key)));
}

/**
 * Applies the settings of a profile. For preferences that the profile lacks, the value of the
 * instance or the default applies again.
 */
export function applySettings(
  store: PreferenceStore,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const key of syncedKeys) {
    if (values[key] !== undefined) setPreference(store, key, values[key]);
    else if (store.chosen(key) !== undefined) store.set(key, undefined);
  }
}

export function parseSettingsProfile(
  settings: Readonly<Record<string, unknown>>,
): TimestampedSettings {
  const { [stampsName]: given, ...values } = settings;
  return { values, changedAt: v.parse(stamps, given) };
}

export function serializeSettingsProfile({
  values,
  changedAt,
}: TimestampedSettings): Record<string, unknown> {
  return { ...values, [stampsName]: changedAt };
}
