import { expect, test } from 'vitest';
import {
  createSettingsStore,
  hideSettings,
  showSettings,
  toggleSettings,
} from './open-settings.ts';

test('the settings are hidden until they are opened on a tab [R-SET-001 R-SET-007]', () => {
  const store = createSettingsStore();
  expect(store.getState().state).toBe('hidden');
  showSettings(store, 'profile');
  expect(store.getState()).toMatchObject({ state: 'visible', tab: 'profile' });
});

test('the toggle goes between visible and minimized; closing hides [R-SET-002]', () => {
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

test('to toggle what is hidden is an error [R-SET-003]', () => {
  expect(() => toggleSettings(createSettingsStore())).toThrow('cannot be toggled');
});
