import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferenceKeys } from './preferences.ts';

/* Defining, placing or labelling a preference does not count as use. */
const notUsage = /\.test\.|\/testing\/|session\/preferences\/|features\/settings\/|i18n\/locales/;

/* Preferences whose feature is pending; remove them when it exists. */
const waiting = [
  'alwaysShowNewPostButton',
  'autohideFloatingPostButton',
  'keepPhotoLocation',
  'webPushNotifications',
  'webPushHideIfCW',
];

/* Read by the settings or the session itself. */
const readHere = ['expertLevel', 'profile', 'profileVersion'];

test('preferences: every preference is read by code that it affects', () => {
  const files = globSync('client/src/**/*.{ts,tsx}').filter((file) => !notUsage.test(file));
  const themeFiles = globSync('client/src/session/preferences/theme-*.ts');
  const code = [...files, ...themeFiles].map((file) => readFileSync(file, 'utf8')).join('\n');
  const unread = preferenceKeys.filter(
    (key) => !readHere.includes(key) && !waiting.includes(key) && !code.includes(`'${key}'`),
  );
  expect(unread).toEqual([]);
});
