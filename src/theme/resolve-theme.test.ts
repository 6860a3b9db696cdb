import { expect, test } from 'vitest';
import { resolveTheme } from './resolve-theme.ts';

test.each([
  ['dark', true, 'dark'],
  ['light', false, 'light'],
  ['pleroma-dark', true, 'dark'],
  ['pleroma-light', false, 'light'],
  ['system', true, 'light'],
  ['system', false, 'dark'],
  ['a theme that is not here', true, 'dark'],
  ['', true, 'dark'],
])(
  'the preference "%s" on a device with light=%s is %s [R-LOOK-002]',
  (preference, isLight, theme) => {
    expect(resolveTheme(preference, isLight)).toBe(theme);
  },
);
