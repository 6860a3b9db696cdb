import type { Locator } from '@playwright/test';
import { startFakeTranslationServer } from '@rookery/instance/testing/fake-translation-server.ts';
import { createConfigFile } from '../fixtures/create-config-file.ts';
import { accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { setPreferences } from '../pages/preferences.ts';
import { chooseMenuItem } from '../pages/status-menu.ts';

const markup = { content_type: 'text/x.misskeymarkdown' };

function blurredText(place: Locator, what = 'THE BUTLER DID IT'): Locator {
  return place.getByText(what, { exact: true });
}

/**
 * Expects blurred text that becomes clear when it is hovered, clicked or focused, and not before.
 */
async function expectBlurred(spoiler: Locator): Promise<void> {
  const page = spoiler.page();
  await page.mouse.move(2, 2);
  await expect(spoiler).toHaveCSS('filter', 'blur(6px)');
  await spoiler.hover();
  await expect(spoiler).toHaveCSS('filter', 'none');
  await page.mouse.move(2, 2);
  await expect(spoiler).toHaveCSS('filter', 'blur(6px)');
  await spoiler.focus();
  await expect(spoiler).toHaveCSS('filter', 'none');
  await spoiler.blur();
  await expect(spoiler).toHaveCSS('filter', 'blur(6px)');
}

test('Rich text: spoilers are not revealed anywhere', async ({ startInstance, openClient }) => {
  test.slow();
  const service = await startFakeTranslationServer();
  const config = await createConfigFile({ translation: { address: service.address } });
  const flags = ['--world', 'empty', '--no-throttle', '--config', config.path];
  const instance = await startInstance(flags);
  try {
    const ada = await registerPerson(instance.origin, 'ada');
    const bela = await registerPerson(instance.origin, 'bela');
    const text = '@bela so $[blur THE BUTLER DID IT] says the heron';
    const notifications = await ada.post('@bela so $[blur NOBODY] did', markup);
    await ada.call('PUT', `/api/v1/statuses/${notifications}`, { status: text, ...markup });
    await bela.post('Look at this', { quote_id: notifications });
    await bela.post('Well well', { in_reply_to_id: notifications });
    const client = await openClient(instance);
    const { page } = client;
    await setPreferences(client, { translationLanguage: 'en' }, await accountIdOf(bela));
    await client.signIn(bela);
    await page.goto('/main/public');

    await test.step('a quote does not reveal it', async () => {
      await expectBlurred(blurredText(client.post('Look at this').getByRole('blockquote')));
    });
    await test.step('the preview of the parent of a reply does not reveal it', async () => {
      await client.post('Well well').getByRole('link', { name: 'replying to' }).hover();
      const preview = page.locator('[popover]:popover-open');
      await expect(blurredText(preview)).toHaveCSS('filter', 'blur(6px)');
      await blurredText(preview).hover();
      await expect(blurredText(preview)).toHaveCSS('filter', 'none');
      await page.mouse.move(2, 2);
      await expect(preview).toHaveCount(0);
    });
    await test.step('a notification does not reveal it', async () => {
      const panel = page.getByRole('region', { name: 'Notifications' });
      await expect(panel).not.toContainText('BUTLER');
      await panel.getByRole('button', { name: 'Show whole post' }).click();
      await expectBlurred(blurredText(panel));
    });
    const post = client.post('says the heron').last();
    await test.step('a translation does not reveal it', async () => {
      await chooseMenuItem(page, post, 'Translate');
      const translation = post.getByRole('region', { name: 'Translation' });
      await expect(translation).toContainText('SAYS THE HERON');
      await expectBlurred(blurredText(translation));
      const mention = translation.getByRole('link', { name: '@bela' });
      await expect(mention).toHaveAttribute('href', '/bela');
    });
    await test.step('the edit history does not reveal it', async () => {
      await chooseMenuItem(page, post, 'Edit history');
      const window = page.getByRole('dialog', { name: 'Edit history' });
      await expectBlurred(blurredText(window));
      await expectBlurred(blurredText(window, 'NOBODY'));
      await expect(window.getByRole('link', { name: '@bela' }).first()).toHaveAttribute(
        'href',
        '/bela',
      );
    });
  } finally {
    await config.dispose();
    await service.close();
  }
});
