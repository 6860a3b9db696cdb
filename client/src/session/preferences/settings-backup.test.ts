import { describe, expect, it } from 'vitest';
import { createBackup } from './settings-backup.ts';

const values = { hideNsfw: false, customTheme: {}, customThemeSource: {}, colors: {}, other: 1 };

describe('createBackup', () => {
  it('leaves out the custom theme unless requested [R-SET-039 R-CONST-052]', () => {
    expect(createBackup(values, { withTheme: false })).toEqual({
      hideNsfw: false,
      other: 1,
      _pleroma_settings_version: [1, 0],
    });
    expect(createBackup(values, { withTheme: true })).toEqual({
      ...values,
      _pleroma_settings_version: [1, 0],
    });
  });
});
