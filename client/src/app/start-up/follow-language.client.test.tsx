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
  const notices = () => store.getState().notices.store.getState();
  const end = async () => {
    store.getState().dispose();
    await instance.close();
  };
  return { preferences, notices, end };
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

test('followLanguage: keeps the text of the composer when the language changes', async () => {
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

const noNetwork = (): Promise<never> => Promise.reject(new Error('no network'));

test('followLanguage: resets the choice to the shown language if the chosen one cannot be loaded', async () => {
  const { preferences, notices, end } = await setUp();
  for (const [before, cookie] of [
    [undefined, 'de-AT'],
    ['fr', 'fr-CA'],
  ] as const) {
    preferences.set('interfaceLanguage', before);
    await expect.poll(() => document.documentElement.lang).toBe(before ?? 'de');
    vi.mocked(fetchMessages).mockImplementationOnce(noNetwork);
    preferences.set('interfaceLanguage', 'ja');
    await expect.poll(() => preferences.get('interfaceLanguage')).toBe(before);
    expect(document.documentElement.lang).toBe(before ?? 'de');
    expect(document.cookie).toContain(`userLanguage=${cookie}`);
    expect(notices()).toMatchObject([{ messageKey: 'language.not_loaded' }]);
    preferences.set('interfaceLanguage', 'ja');
    await expect.poll(() => document.documentElement.lang).toBe('ja');
    expect(preferences.get('interfaceLanguage')).toBe('ja');
  }
  await end();
});

test('followLanguage: shows the language chosen last, even if an earlier choice fails later', async () => {
  const { preferences, notices, end } = await setUp();
  preferences.set('interfaceLanguage', 'en');
  await expect.poll(() => document.documentElement.lang).toBe('en');
  const first = Promise.withResolvers<never>();
  vi.mocked(fetchMessages).mockImplementationOnce(() => first.promise);
  preferences.set('interfaceLanguage', 'ja');
  vi.mocked(fetchMessages).mockImplementationOnce(noNetwork);
  preferences.set('interfaceLanguage', 'fr');
  await expect.poll(() => preferences.get('interfaceLanguage')).toBe('en');
  preferences.set('interfaceLanguage', 'de');
  await expect.poll(() => document.documentElement.lang).toBe('de');
  const before = notices().length;
  first.reject(new Error('no network'));
  await first.promise.catch(() => undefined);
  expect(notices()).toHaveLength(before);
  expect(preferences.get('interfaceLanguage')).toBe('de');
  await end();
});

test('followLanguage: shows the current language in the select after another could not be loaded', async () => {
  vi.unstubAllGlobals();
  const { current, user } = await renderApp({ path: '/settings#appearance' });
  await followLanguage(current.store);
  const select = await screen.findByLabelText<HTMLSelectElement>('Interface language');
  const { value } = select;
  vi.mocked(fetchMessages).mockImplementationOnce(noNetwork);
  await user.selectOptions(select, 'Deutsch');
  await screen.findAllByText('Couldn’t load this language. Try again.');
  await expect.poll(() => select.value).toBe(value);
  await user.selectOptions(select, 'Deutsch');
  await expect.poll(() => document.documentElement.lang).toBe('de');
});
