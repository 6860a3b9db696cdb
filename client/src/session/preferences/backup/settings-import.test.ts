import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '../preference-store.ts';
import { readSettingsBackup } from './settings-backup.ts';
import {
  applySettingsImport,
  hasOnlyInvalidSettings,
  planSettingsImport,
} from './settings-import.ts';

function store() {
  return createPreferenceStore({ accountId: '1', area: fakeArea(), instance: { greentext: true } });
}

function sample() {
  const text = readFileSync(new URL('testing/other-client-backup.json', import.meta.url), 'utf8');
  const read = readSettingsBackup(text);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.values;
}

test('planSettingsImport: reports no key of a backup of Akkoma-FE as unknown', () => {
  const plan = planSettingsImport(store(), sample());
  expect(plan.unknown).toEqual([]);
  expect(plan.invalid).toEqual([]);
  expect(plan.changes.length).toBeGreaterThan(20);
});

test('planSettingsImport: returns all changes and applies none', () => {
  const preferences = store();
  preferences.set('maxThumbnails', 4);
  const plan = planSettingsImport(preferences, {
    maxThumbnails: 8,
    hideNsfw: true,
    loopVideo: 'yes',
    herons: 3,
    profile: 'other',
    profileVersion: 90,
    supportedTranslationLanguages: {},
  });
  expect(plan).toEqual({
    changes: [{ key: 'maxThumbnails', before: 4, after: 8, isForeignDefault: false }],
    invalid: ['loopVideo'],
    unknown: ['herons'],
    unchangedCount: 1,
  });
  expect(preferences.get('maxThumbnails')).toBe(4);
});

test('applySettingsImport: returns a function that restores the former values and unsets those that were unset', () => {
  const preferences = store();
  preferences.set('maxThumbnails', 4);
  const undo = applySettingsImport(
    preferences,
    planSettingsImport(preferences, { maxThumbnails: 8, greentext: false, muteWords: ['rain'] })
      .changes,
  );
  expect(preferences.get('muteWords')).toEqual(['rain']);
  expect(preferences.get('greentext')).toBe(false);
  undo();
  expect(preferences.chosen('maxThumbnails')).toBe(4);
  expect(preferences.chosen('greentext')).toBeUndefined();
  expect(preferences.chosen('muteWords')).toBeUndefined();
});

test('hasOnlyInvalidSettings: returns true if no setting of the file is valid [R-SET-017]', () => {
  expect(
    hasOnlyInvalidSettings(planSettingsImport(store(), { hideNsfw: 'no', loopVideo: 3 })),
  ).toBe(true);
  expect(
    hasOnlyInvalidSettings(planSettingsImport(store(), { hideNsfw: 'no', loopVideo: true })),
  ).toBe(false);
});

test.each([
  ['streaming', false, true],
  ['interfaceLanguage', 'de', true],
  ['maxThumbnails', 16, true],
  ['muteWords', [], true],
  ['hideNsfw', false, false],
  ['streaming', true, false],
  ['replyVisibility', 'self', false],
  ['greentext', false, false],
] as const)(
  'planSettingsImport: for %s with the value %j, sets isForeignDefault to %j [R-SET-050]',
  (key, value, isDefault) => {
    const preferences = store();
    preferences.set('maxThumbnails', 4);
    preferences.set('muteWords', ['rain']);
    preferences.set('streaming', !value);
    const foreign = planSettingsImport(preferences, { [key]: value });
    expect(foreign.changes.map((change) => change.isForeignDefault)).toEqual([isDefault]);
    const own = planSettingsImport(preferences, { [key]: value, density: 'roomy' });
    expect(own.changes.map((change) => change.isForeignDefault)).toEqual([false, false]);
  },
);
