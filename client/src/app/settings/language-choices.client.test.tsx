import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

/* Removes the history entry of the previous test's settings. */
beforeEach(() => history.replaceState(null, ''));

/**
 * Opens the settings; `answer` is the server's response to the request for translation languages.
 */
async function openSettings(answer: () => Response) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { translation: { address: 'http://translate.test', apiKey: '' } },
  });
  const app = await renderApp({
    path: '/settings',
    signedInAs: 'mira',
    instance,
    faultOf: ({ url }) => (url.endsWith('/translation/languages') ? answer() : undefined),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  await app.user.click(await dialog.findByRole('button', { name: 'Reading' }));
  const select = () =>
    dialog.findByRole<HTMLSelectElement>('combobox', { name: /^Language to translate/ });
  const { preferences } = app.current.store.getState();
  return { ...app, dialog, select, preferences };
}

const languages = {
  source: [{ code: 'de', name: 'German' }],
  target: [
    { code: 'en', name: 'English' },
    { code: 'pt-BR', name: 'Portuguese (Brazil)' },
  ],
};

const namesIn = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('SettingsDialog: offers the server’s translation languages [R-TRANS-005]', async () => {
  const { select, user, preferences } = await openSettings(() => Response.json(languages));
  await within(await select()).findByRole('option', { name: 'Brazilian Portuguese' });
  expect(namesIn(await select())).toEqual(['Same as interface', 'Brazilian Portuguese', 'English']);
  await user.selectOptions(await select(), 'Brazilian Portuguese');
  expect(preferences.get('translationLanguage')).toBe('pt-BR');
  await user.selectOptions(await select(), 'Same as interface');
  expect(preferences.get('translationLanguage')).toBeUndefined();
});

test('SettingsDialog: keeps the translation language if the list of languages fails to load, and requests the list again on “Try again”', async () => {
  let isBroken = true;
  const { dialog, select, user, preferences } = await openSettings(() =>
    isBroken
      ? Response.json({ error: 'No list today' }, { status: 400 })
      : Response.json(languages),
  );
  preferences.set('translationLanguage', 'nl');
  await waitFor(async () => expect((await select()).value).toBe('nl'));
  expect(namesIn(await select())).toEqual(['Same as interface', 'Dutch']);
  await dialog.findByText(/^Couldn’t load the translation languages: .*No list today/);
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await within(await select()).findByRole('option', { name: 'English' });
  expect((await select()).value).toBe('nl');
});

test('SettingsDialog: offers every post language as the language of new posts [R-COMP-051]', async () => {
  const { dialog, user, preferences } = await openSettings(() => Response.json(languages));
  await user.click(dialog.getByRole('button', { name: 'Writing' }));
  const select = await dialog.findByRole('combobox', { name: 'Language of new posts' });
  expect(namesIn(select)).toHaveLength(184);
  await user.selectOptions(select, 'Swahili');
  expect(preferences.get('postLanguage')).toBe('sw');
});
