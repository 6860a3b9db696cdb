import { expect, test } from 'vitest';
import {
  createModerationStore,
  hideModeration,
  showModeration,
  toggleModeration,
} from './open-moderation.ts';

test('moderationWindow: is hidden, visible or minimized, and cannot be toggled while hidden [R-MOD-023]', () => {
  const store = createModerationStore();
  expect(() => toggleModeration(store)).toThrow('cannot be toggled');
  showModeration(store, { reportsAbout: '7' });
  expect(store.getState()).toMatchObject({ state: 'visible', about: '7' });
  toggleModeration(store);
  expect(store.getState().state).toBe('minimized');
  toggleModeration(store);
  expect(store.getState().state).toBe('visible');
  hideModeration(store);
  expect(store.getState()).toMatchObject({ state: 'hidden', about: undefined });
});

test('moderationWindow: opens the tools of an account beside it', () => {
  const store = createModerationStore();
  showModeration(store, { toolsFor: '7' });
  expect(store.getState()).toMatchObject({ state: 'hidden', toolsFor: '7' });
});
