import { createStore } from 'zustand/vanilla';
import { expect, test } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { createPreferenceStore } from '#session/preferences/store.ts';
import { standInForLayout } from '../testing/stand-in-for-layout.ts';
import { followTheme } from './follow-theme.ts';

const shownTheme = (): string | undefined => document.documentElement.dataset['theme'];

test('dark first, then the instance’s theme, then one’s own choice [R-LOOK-001]', () => {
  standInForLayout(1440);
  const preferences = createPreferenceStore({ area: fakeArea() });
  const store = createStore(() => ({ preferences }));
  followTheme({ store });
  expect(shownTheme()).toBe('dark');
  preferences.setInstanceValues({ theme: 'pleroma-light' });
  expect(shownTheme()).toBe('light');
  preferences.set('theme', 'dark');
  expect(shownTheme()).toBe('dark');
});

test('whoever comes next has the theme of their own', () => {
  standInForLayout(1440);
  const light = createPreferenceStore({ area: fakeArea() });
  light.set('theme', 'light');
  const store = createStore(() => ({ preferences: createPreferenceStore({ area: fakeArea() }) }));
  followTheme({ store });
  store.setState({ preferences: light });
  expect(shownTheme()).toBe('light');
});
