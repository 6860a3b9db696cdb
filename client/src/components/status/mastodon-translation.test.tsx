import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadAkkomaVersion } from '#session/testing/preload-akkoma-version.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { findTranslationText } from './testing/show-translated-status.ts';
import { showStatus } from './testing/show-status.tsx';

const languages = {
  source: [{ code: 'nl', name: 'Dutch' }],
  target: [{ code: 'en', name: 'English' }],
};

/** Shows a status on a version of Akkoma whose translations name the call that made them. */
async function show(version: string) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { translation: { address: 'http://translate.test', apiKey: '' } },
  });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'Der Reiher ist da' });
  const shown = await showStatus(String(body.id), {
    instance,
    preloaded: await preloadAkkomaVersion(instance, version),
    faultOf({ url }) {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith('/translation/languages')) return Response.json(languages);
      if (pathname.endsWith('/translate'))
        return Response.json({ content: 'By POST', detected_source_language: 'de' });
      if (pathname.includes('/translations/'))
        return Response.json({
          text: `By GET from ${searchParams.get('from')}`,
          detected_language: 'de',
        });
      return undefined;
    },
  });
  shown.session.preferences.set('translationLanguage', 'en');
  await shown.choose('Translate');
  return { ...shown, text: await findTranslationText() };
}

test('translateStatus: uses Mastodon’s call since Akkoma 3.18 [R-TRANS-008]', async () => {
  const { text, requests } = await show('3.18.0');
  text.getByText('By POST');
  text.getByText('Translated from German');
  const sent = requests.find(({ url }) => url.endsWith('/translate'));
  expect(await sent?.clone().json()).toEqual({ lang: 'en' });
});

test('translateStatus: uses Akkoma’s call for a chosen source language [R-TRANS-008]', async () => {
  const { text, user } = await show('3.18.0');
  await text.findByRole('option', { name: 'Dutch' });
  await user.selectOptions(text.getByRole('combobox', { name: 'Original language' }), 'Dutch');
  await user.click(text.getByRole('button', { name: 'Translate again' }));
  await screen.findByText('By GET from nl');
});

test('translateStatus: uses Akkoma’s call before 3.18 [R-TRANS-008]', async () => {
  const { text } = await show('3.17.0');
  text.getByText('By GET from null');
});
