import type { Page } from '@playwright/test';
import { startFakeTranslationServer } from '@rookery/instance/testing/fake-translation-server.ts';
import { createConfigFile } from '../fixtures/create-config-file.ts';
import { authorAndFollower, accountIdOf } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from '../pages/keys.ts';
import { setPreferences } from '../pages/preferences.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

/** Lets translations fail as those of a service that cannot detect the language of a text. */
async function recogniseNothing(page: Page): Promise<void> {
  await page.route('**/translations/en', (route) =>
    route.fulfill({ status: 400, json: { error: 'Could not translate' } }),
  );
}

test('Translation: a status with an undetected language is translated by keyboard from the chosen one, which the select shows [R-TRANS-004]', async ({
  startInstance,
  openClient,
}) => {
  const service = await startFakeTranslationServer({ detects: 'fr' });
  const config = await createConfigFile({ translation: { address: service.address } });
  const world = ['--world', 'empty', '--no-throttle', '--config', config.path];
  const instance = await startInstance(world);
  try {
    const [ada, bela] = await authorAndFollower(instance.origin);
    await ada.post('Der Reiher ist zurück');
    const client = await openClient(instance);
    const { page, watch } = client;
    await client.signIn(bela);
    await setPreferences(client, { translationLanguage: 'en' }, await accountIdOf(bela));
    await page.reload();
    watch.expectFailure(/translations/, /status of 400/);
    await recogniseNothing(page);
    const post = client.post('Der Reiher ist zurück');
    const translation = post.getByRole('region', { name: 'Translation' });
    const from = post.getByRole('combobox', { name: 'Original language' });

    await tabTo(page, post);
    await chooseMenuItem(page, post, 'Translate');
    await expect(post.getByRole('alert')).toContainText('Could not translate');
    await expect(from.getByRole('option')).toHaveText(['Detected language', 'French', 'German']);
    await tabTo(page, from, 'Shift+Tab');
    await page.keyboard.type('Ger');
    await expect(from).toHaveValue('de');
    await activateByKeyboard(page, post.getByRole('button', { name: 'Translate', exact: true }));
    await expect(translation).toContainText('Translated from German');
    await expect(translation).toContainText('DER REIHER IST ZURÜCK');
    await expect(post.getByRole('alert')).toHaveCount(0);
    await expectVisibleFocus(translation.getByRole('button', { name: 'Translate again' }));

    await page.unroute('**/translations/en');
    await chooseMenuItem(page, post, 'Translate');
    await expect(translation).toContainText('Translated from French');
    await expect(from).toHaveValue('');
  } finally {
    await config.dispose();
    await service.close();
  }
});
