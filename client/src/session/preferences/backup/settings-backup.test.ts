import { describe, expect, it, test } from 'vitest';
import { anything, assert, property, string } from 'fast-check';
import { createSettingsBackup, readSettingsBackup } from './settings-backup.ts';

const values = { hideNsfw: false, customTheme: {}, customThemeSource: {}, colors: {}, other: 1 };

describe('createSettingsBackup', () => {
  it('leaves out the custom theme unless requested [R-SET-039 R-CONST-052]', () => {
    expect(createSettingsBackup(values, { withTheme: false })).toEqual({
      hideNsfw: false,
      other: 1,
      _pleroma_settings_version: [1, 0],
    });
    expect(createSettingsBackup(values, { withTheme: true })).toEqual({
      ...values,
      _pleroma_settings_version: [1, 0],
    });
  });
});

const withVersion = (version: unknown): string =>
  JSON.stringify({ hideNsfw: false, _pleroma_settings_version: version });

test.each([
  ['no version [R-SET-013]', '{"hideNsfw": false}', 'invalid'],
  ['a version other than a pair [R-SET-013]', withVersion(1), 'invalid'],
  ['a pair of texts [R-SET-013]', withVersion(['1', '0']), 'invalid'],
  ['a version with one number [R-SET-013]', withVersion([1]), 'invalid'],
  ['a theme file [R-SET-013]', '{"_pleroma_theme_version": 2, "theme": {}}', 'invalid'],
  ['a list [R-SET-013]', '[1, 0]', 'invalid'],
  ['a higher major version [R-SET-014]', withVersion([2, 0]), 'tooNew'],
  ['a lower major version [R-SET-015]', withVersion([0, 9]), 'tooOld'],
  ['bytes of a ZIP file', '\u{0}\u{1}PK', 'notJson'],
  ['a truncated file', withVersion([1, 0]).slice(0, -3), 'notJson'],
  ['a file of more than ten megabytes', ' '.repeat(10_000_001), 'tooLarge'],
])('readSettingsBackup: rejects %s', (_, text, refusal) => {
  expect(readSettingsBackup(text)).toEqual({ refusal });
});

test.each([
  [[1, 0], false],
  [[1, 3], true],
])(
  'readSettingsBackup: accepts the version %j and sets isSlightlyNew to %s [R-SET-016 R-CONST-052]',
  (version, isSlightlyNew) => {
    expect(readSettingsBackup(withVersion(version))).toEqual({
      values: { hideNsfw: false },
      isSlightlyNew,
    });
  },
);

test('readSettingsBackup: throws no error for any content of the file', () => {
  assert(property(string(), (text) => void readSettingsBackup(text)));
  assert(property(anything(), (value) => void readSettingsBackup(JSON.stringify(value) ?? '')));
});
