import { expect, test } from 'vitest';
import {
  createSettingsStore,
  hideSettings,
  showSettings,
  toggleSettings,
} from './open-settings.ts';

test('settingsWindow: is hidden until it is opened on a tab [R-SET-001 R-SET-007]', () => {
  const store = createSettingsStore();
  expect(store.getState().state).toBe('hidden');
  showSettings(store, 'profile');
  expect(store.getState()).toMatchObject({ state: 'visible', tab: 'profile' });
});

test('settingsWindow: toggles between visible and minimized, and closing hides it [R-SET-002]', () => {
  const store = createSettingsStore();
  showSettings(store, 'general');
  toggleSettings(store);
  expect(store.getState().state).toBe('minimized');
  toggleSettings(store);
  expect(store.getState().state).toBe('visible');
  toggleSettings(store);
  hideSettings(store);
  expect(store.getState().state).toBe('hidden');
});

test('toggleSettings: throws while the settings are hidden [R-SET-003]', () => {
  expect(() => toggleSettings(createSettingsStore())).toThrow('cannot be toggled');
});
