import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferenceKeys } from './all.ts';

/* Saying what a preference is, where it stands or what it is called is no effect. */
const withoutEffect =
  /\.test\.|\/testing\/|session\/preferences\/|features\/settings\/|i18n\/locales/;

/* Those that wait for what they are about: they are taken out as it comes. */
const waiting = [
  'alwaysShowNewPostButton',
  'autohideFloatingPostButton',
  'keepPhotoLocation',
  'webPushNotifications',
  'webPushHideIfCW',
];

/* Read by the settings or by the session itself. */
const readHere = ['expertLevel', 'profile', 'profileVersion'];

test('every preference is read by something that it has an effect on', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !withoutEffect.test(file));
  const themeWish = 'src/session/preferences/theme-wish.ts';
  const code = [...files, themeWish].map((file) => readFileSync(file, 'utf8')).join('\n');
  const unread = preferenceKeys.filter(
    (key) => !readHere.includes(key) && !waiting.includes(key) && !code.includes(`'${key}'`),
  );
  expect(unread).toEqual([]);
});
