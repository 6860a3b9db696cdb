import { assert, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { type PreferenceKey, preferenceKeys, preferences } from './preferences.ts';
import { selectExportedValues } from '#features/settings/backup/backup-menu.tsx';
import { createSettingsBackup, readSettingsBackup } from './backup/settings-backup.ts';
import { setPreference } from './set-preference.ts';
import { applySettingsImport, planSettingsImport } from './backup/settings-import.ts';
import { createPreferenceStore, type PreferenceStore } from './preference-store.ts';
import {
  applySettings,
  chosenSyncedSettings,
  parseSettingsProfile,
  serializeSettingsProfile,
} from './sync/synced-settings.ts';
import { expectedDefaults } from './testing/expected-defaults.ts';
import { nonDefaultValue } from './testing/non-default-value.ts';

const open = (area = fakeArea()) => createPreferenceStore({ accountId: '1', area });

/** Preferences that say which settings profile this device uses, and in which version. */
const followed: readonly PreferenceKey[] = ['profile', 'profileVersion'];

/** Preferences that depend on the screen or browser and are therefore not synchronised. */
const deviceKeys: readonly PreferenceKey[] = [
  ...followed,
  'themeInLight',
  'themeInDark',
  'accentColor',
  'textSize',
  'density',
  'columnWidth',
  'fontFamily',
  'roundness',
  'useStreamingApi',
  'webPushNotifications',
  'desktopNotifications',
];

function choose(store: PreferenceStore, keys: readonly PreferenceKey[]): void {
  for (const key of keys) expect(setPreference(store, key, nonDefaultValue(key)), key).toBe(true);
}

/** Returns the expected values if only these keys were chosen. */
function valuesWhere(chosen: readonly PreferenceKey[]): Record<string, unknown> {
  return Object.fromEntries(
    preferenceKeys.map((key) => [
      key,
      chosen.includes(key) ? nonDefaultValue(key) : expectedDefaults[key],
    ]),
  );
}

const valuesOf = (store: PreferenceStore) =>
  Object.fromEntries(preferenceKeys.map((key) => [key, store.get(key)]));

/** Writes, reads and restores a backup as the footer of the settings does. */
function restore(from: PreferenceStore, to: PreferenceStore): void {
  const file = JSON.stringify(
    createSettingsBackup(selectExportedValues(from), { withTheme: true }),
    undefined,
    2,
  );
  const read = readSettingsBackup(file);
  if ('refusal' in read) throw new Error(read.refusal);
  const plan = planSettingsImport(to, read.values);
  expect([plan.invalid, plan.unknown]).toEqual([[], []]);
  applySettingsImport(to, plan.changes);
}

/** Transfers settings to another device of the account, through the JSON that the server stores. */
function synchronize(from: PreferenceStore, to: PreferenceStore): void {
  const sent = JSON.stringify(
    serializeSettingsProfile({ values: chosenSyncedSettings(from), changedAt: {} }),
  );
  applySettings(to, parseSettingsProfile(JSON.parse(sent)).values);
}

/**
 * Returns whether a backup contains a preference that was not chosen: false if its value comes from
 * the instance or it has no default.
 */
const isInEveryBackup = (key: PreferenceKey): boolean =>
  !followed.includes(key) &&
  preferences[key].fromInstance !== true &&
  expectedDefaults[key] !== undefined;

const someKeys = subarray([...preferenceKeys]);

describe('preferences', () => {
  test.each(preferenceKeys)('%s can differ from its default', (key) => {
    expect(nonDefaultValue(key)).toBeDefined();
    expect(nonDefaultValue(key)).not.toEqual(expectedDefaults[key]);
  });

  test('have the chosen values after a reload [R-STORE-001]', () => {
    assert(
      property(someKeys, (keys) => {
        const area = fakeArea();
        choose(open(area), keys);
        expect(valuesOf(open(area))).toEqual(valuesWhere(keys));
      }),
    );
  });

  test('have the same values after a backup was restored, except the settings profile in use [R-SET-004]', () => {
    assert(
      property(someKeys, someKeys, (keys, before) => {
        const [from, to] = [open(), open()];
        choose(from, keys);
        choose(
          to,
          before.filter((key) => isInEveryBackup(key)),
        );
        restore(from, to);
        expect(valuesOf(to)).toEqual(valuesWhere(keys.filter((key) => !followed.includes(key))));
      }),
    );
  });

  test('have the same values on another device after synchronising, except those of the device', () => {
    assert(
      property(someKeys, someKeys, (keys, before) => {
        const [from, to] = [open(), open()];
        choose(from, keys);
        choose(
          to,
          before.filter((key) => !deviceKeys.includes(key)),
        );
        synchronize(from, to);
        expect(valuesOf(to)).toEqual(valuesWhere(keys.filter((key) => !deviceKeys.includes(key))));
      }),
    );
  });
});
