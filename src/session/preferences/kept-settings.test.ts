import { assert, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { preferenceKeys, preferences, type PreferenceKey } from './all.ts';
import { exportedValues } from './exported-values.ts';
import { readBackup } from './read-backup.ts';
import { setPreference } from './set-preference.ts';
import { createBackup } from './settings-backup.ts';
import { applyImport, planImport } from './settings-import.ts';
import { createPreferenceStore, type PreferenceStore } from './store.ts';
import {
  applySettings,
  chosenSettings,
  readProfile,
  writeProfile,
} from './sync/synced-settings.ts';
import { expectedDefaults } from './testing/expected-defaults.ts';
import { otherValue } from './testing/other-values.ts';

const open = (area = fakeArea()) => createPreferenceStore({ accountId: '1', area });

/** Which set of settings is followed, and how far, is of one device. */
const followed: readonly PreferenceKey[] = ['profile', 'profileVersion'];

/** What a screen or a browser is asked by itself, so that another device must not follow. */
const ofOneDevice: readonly PreferenceKey[] = [
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
  for (const key of keys) expect(setPreference(store, key, otherValue(key)), key).toBe(true);
}

/** What is expected where these keys were chosen, and all others were not. */
function valuesWhere(chosen: readonly PreferenceKey[]): Record<string, unknown> {
  return Object.fromEntries(
    preferenceKeys.map((key) => [
      key,
      chosen.includes(key) ? otherValue(key) : expectedDefaults[key],
    ]),
  );
}

const valuesOf = (store: PreferenceStore) =>
  Object.fromEntries(preferenceKeys.map((key) => [key, store.get(key)]));

/** Writes a backup as the footer does, reads it as the file that it would be, and restores it. */
function restore(from: PreferenceStore, to: PreferenceStore): void {
  const file = JSON.stringify(
    createBackup(exportedValues(from), { withTheme: true }),
    undefined,
    2,
  );
  const read = readBackup(file);
  if ('refusal' in read) throw new Error(read.refusal);
  const plan = planImport(to, read.values);
  expect([plan.unfit, plan.unknown]).toEqual([[], []]);
  applyImport(to, plan.changes);
}

/** What comes to another device of the account by the server, as JSON. */
function synchronize(from: PreferenceStore, to: PreferenceStore): void {
  const sent = JSON.stringify(writeProfile({ values: chosenSettings(from), changedAt: {} }));
  applySettings(to, readProfile(JSON.parse(sent)).values);
}

/** What is not chosen goes on following the instance, if it may decide; without a default nothing is written. */
const isInEveryBackup = (key: PreferenceKey): boolean =>
  !followed.includes(key) &&
  preferences[key].fromInstance !== true &&
  expectedDefaults[key] !== undefined;

const someKeys = subarray([...preferenceKeys]);

describe('every preference', () => {
  test.each(preferenceKeys)('%s can be another than its default', (key) => {
    expect(otherValue(key)).toBeDefined();
    expect(otherValue(key)).not.toEqual(expectedDefaults[key]);
  });

  test('survives a reload, whichever are chosen [R-STORE-001]', () => {
    assert(
      property(someKeys, (keys) => {
        const area = fakeArea();
        choose(open(area), keys);
        expect(valuesOf(open(area))).toEqual(valuesWhere(keys));
      }),
    );
  });

  test('survives backup and restore, but for the set of settings that is followed [R-SET-004]', () => {
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

  test('comes to another device by sync, but for what is of one device', () => {
    assert(
      property(someKeys, someKeys, (keys, before) => {
        const [from, to] = [open(), open()];
        choose(from, keys);
        choose(
          to,
          before.filter((key) => !ofOneDevice.includes(key)),
        );
        synchronize(from, to);
        expect(valuesOf(to)).toEqual(valuesWhere(keys.filter((key) => !ofOneDevice.includes(key))));
      }),
    );
  });
});
