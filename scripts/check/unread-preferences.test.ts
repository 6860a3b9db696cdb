import { expect, test } from 'vitest';
import { unreadPreferences } from './unread-preferences.ts';

const file = (path: string) => ({ path, text: "usePreference('hideBadges')" });

test.each([
  ['a component', 'client/src/components/badge.tsx', 0],
  ['a theme', 'client/src/session/preferences/theme-fonts.ts', 0],
  ['its own definition', 'client/src/session/preferences/definitions/badges.ts', 1],
  ['its label', 'client/src/features/settings/labels/badges.ts', 1],
  ['a test', 'client/src/components/badge.test.tsx', 1],
  ['the instance', 'instance/badges.ts', 1],
])(
  'unreadPreferences: only code that can apply a preference counts as reading it: %s',
  (_, path, count) => {
    expect(unreadPreferences([file(path)], ['hideBadges'])).toHaveLength(count);
  },
);
