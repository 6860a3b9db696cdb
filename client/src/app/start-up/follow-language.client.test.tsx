import { i18n } from '#i18n/i18n.ts';
import { msg } from '@lingui/core/macro';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { createCurrentSession } from '#session/current-session.ts';
import { createTestEnvironment } from '#session/testing/test-environment.ts';
import { fetchMessages } from '#i18n/fetch-messages.ts';
import { followLanguage } from './follow-language.ts';

vi.mock(import('#i18n/fetch-messages.ts'), async (original) => {
  const actual = await original();
  return { ...actual, fetchMessages: vi.fn(actual.fetchMessages) };
});

beforeEach(() => {
  document.cookie = 'userLanguage=; Max-Age=0; Path=/';
  vi.stubGlobal('navigator', { languages: ['tlh', 'de-AT', 'fr-CA'] });
});

async function setUp() {
  const { world, instance } = await createTestEnvironment();
  const { store } = createCurrentSession(world);
  await followLanguage(store);
  const { preferences } = store.getState();
  const end = async () => {
    store.getState().dispose();
    await instance.close();
  };
  return { preferences, end };
}

test('followLanguage: activates a chosen language, sets the cookie and returns to the default [R-I18N-003]', async () => {
  const { preferences, end } = await setUp();
  expect(document.cookie).not.toContain('userLanguage');
  preferences.set('interfaceLanguage', 'de');
  expect(document.cookie).toContain('userLanguage=de-AT');
  await expect.poll(() => document.documentElement.lang).toBe('de');
  preferences.set('interfaceLanguage', 'en');
  expect(document.cookie).toContain('userLanguage=en-GB');
  await expect.poll(() => document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  preferences.set('interfaceLanguage', undefined);
  expect(document.cookie).toContain('userLanguage=de-AT');
  await end();
});

test('followLanguage: activates the browser’s first supported language by default [R-I18N-002]', async () => {
  const { end } = await setUp();
  expect(document.documentElement.lang).toBe('de');
  expect(i18n._(msg`Close`)).toBe('Schließen');
  await end();
});

test('followLanguage: a new language keeps the text of the composer', async () => {
  vi.unstubAllGlobals();
  const { current, user } = await renderApp({ signedInAs: 'mira' });
  await followLanguage(current.store);
  const form = within(await screen.findByRole('form', { name: 'New post' }));
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'The heron is back');
  current.store.getState().preferences.set('interfaceLanguage', 'de');
  const german = within(await screen.findByRole('form', { name: 'Neuer Beitrag' }));
  expect(german.getByRole('textbox', { name: 'Text' })).toHaveProperty(
    'value',
    'The heron is back',
  );
});

test('followLanguage: starts in English if the messages of the language cannot be fetched', async () => {
  const { world, instance } = await createTestEnvironment();
  const { store } = createCurrentSession(world);
  vi.mocked(fetchMessages).mockRejectedValueOnce(new Error('no network'));
  await followLanguage(store);
  expect(document.documentElement.lang).toBe('en');
  expect(store.getState().notices.store.getState()).toMatchObject([
    { messageKey: 'language.not_loaded' },
  ]);
  store.getState().dispose();
  await instance.close();
});
