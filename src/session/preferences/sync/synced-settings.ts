import * as v from 'valibot';
import { isPreferenceKey, preferenceKeys, type PreferenceKey } from '../all.ts';
import { lookPreferences } from '../rows/look.ts';
import { setPreference } from '../set-preference.ts';
import type { PreferenceStore } from '../store.ts';
import type { StampedSettings } from './merge-settings.ts';

/** What belongs to one browser, whoever sits before it, beside how large and wide its pages are drawn. */
const ofOneDevice: readonly PreferenceKey[] = [
  'profile',
  'profileVersion',
  'useStreamingApi',
  'webPushNotifications',
  'desktopNotifications',
];

const syncedKeys = preferenceKeys.filter(
  (key) => !(key in lookPreferences) && !ofOneDevice.includes(key),
);

/** Under this name the time of each change stands among the settings. */
const stampsName = '_changed_at';
const stamps = v.fallback(v.record(v.string(), v.number()), {});

/** What was chosen of all that is the same on every device. */
export function chosenSettings(store: PreferenceStore): Record<string, unknown> {
  const chosen = syncedKeys.map((key) => [key, store.chosen(key)] as const);
  return Object.fromEntries(chosen.filter(([, value]) => value !== undefined));
}

/** Of settings known to this or another version of the client, those which this one cannot choose. */
export function foreignSettings(
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isPreferenceKey(key)));
}

/** Chooses what a profile says; what it does not name follows the instance or the default again. */
export function applySettings(
  store: PreferenceStore,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const key of syncedKeys) {
    if (values[key] !== undefined) setPreference(store, key, values[key]);
    else if (store.chosen(key) !== undefined) store.set(key, undefined);
  }
}

export function readProfile(settings: Readonly<Record<string, unknown>>): StampedSettings {
  const { [stampsName]: given, ...values } = settings;
  return { values, changedAt: v.parse(stamps, given) };
}

export function writeProfile({ values, changedAt }: StampedSettings): Record<string, unknown> {
  return { ...values, [stampsName]: changedAt };
}
