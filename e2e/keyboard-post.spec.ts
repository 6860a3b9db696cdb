import type { Locator } from '@playwright/test';
import { startFakeTranslationServer } from '@rookery/instance/testing/fake-translation-server.ts';
import { createConfigFile } from './fixtures/create-config-file.ts';
import { authorAndFollower, accountIdOf, registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';
import { expectVisibleFocus, activateByKeyboard, tabTo } from './pages/keys.ts';
import { setPreferences } from './pages/preferences.ts';
import { chooseMenuItem } from './pages/status-menu.ts';

test('Keyboard: a status menu opens, moves and closes by keyboard and restores the focus', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const bela = await registerPerson(instance.origin, 'bela');
  await ada.post('The heron is back');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto('/main/public');
  const post = client.post('The heron is back');
  await tabTo(page, post);
  const more = post.getByRole('button', { name: 'More', exact: true });
  const menu = page.getByRole('menu', { name: 'More options for this post' });
  const lines = menu.getByRole('menuitem');

  await activateByKeyboard(page, more);
  await expectVisibleFocus(lines.first());
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(lines.nth(1));
  await page.keyboard.press('End');
  await expectVisibleFocus(lines.last());
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(lines.first());
  await page.keyboard.press('ArrowUp');
  await expectVisibleFocus(lines.last());
  await page.keyboard.press('Home');
  await expectVisibleFocus(lines.first());
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expectVisibleFocus(more);

  await page.keyboard.press('ArrowUp');
  await expectVisibleFocus(lines.last());
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expectVisibleFocus(more);
  await page.keyboard.press('Space');
  await expectVisibleFocus(lines.first());
});

test('Keyboard: muting, unfiltering and deleting keep the focus [R-ACT-006 R-STATUS-021]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Older than the rest');
  await ada.post('About cabbage');
  const muted = await ada.post('Where is the heron?');
  await bela.post('Better left unsaid');
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await setPreferences(
    client,
    { muteWords: ['cabbage'], hideMutedThreads: false },
    await accountIdOf(bela),
  );
  await page.reload();
  await tabTo(page, client.post('Better left unsaid'));

  await test.step('a status is deleted', async () => {
    await chooseMenuItem(page, client.post('Better left unsaid'), 'Delete');
    const question = page.getByRole('dialog', { name: 'Delete this post?' });
    await activateByKeyboard(page, question.getByRole('button', { name: 'Delete' }));
    await expect(client.post('Better left unsaid')).toHaveCount(0);
    await expectVisibleFocus(client.post('Where is the heron?'));
  });

  await test.step('a conversation is muted', async () => {
    const card = page.locator(`article[data-status="${muted}"]`);
    await chooseMenuItem(page, client.post('Where is the heron?'), 'Mute conversation');
    await expect(card).toContainText('Muted conversation');
    await expectVisibleFocus(card);
    await activateByKeyboard(page, card.getByRole('button', { name: 'Show post' }));
    await expect(card).toContainText('Where is the heron?');
    await expectVisibleFocus(card);
    await chooseMenuItem(page, card, 'Unmute conversation');
    await expectVisibleFocus(card.getByRole('button', { name: 'More', exact: true }));
  });

  await test.step('a filtered status is shown', async () => {
    const card = client.posts.filter({ hasText: 'Filtered: cabbage' });
    await activateByKeyboard(page, card.getByRole('button', { name: 'Show post' }));
    await expectVisibleFocus(client.post('About cabbage'));
    await page.keyboard.press('PageDown');
    await expectVisibleFocus(client.post('Older than the rest'));
  });
});

test('Keyboard: voting keeps the focus on the status; so does opening and closing a conversation in the timeline [R-POLL-001 R-STATUS-004]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const root = await ada.post('Where is the heron?');
  await bela.post('By the weir', { in_reply_to_id: root });
  const options = ['North', 'South', 'East'];
  await ada.post('Where to?', { poll: { options, expires_in: 3600, multiple: true } });
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(bela);

  const poll = client.post('Where to?');
  await tabTo(page, poll.getByRole('checkbox', { name: 'North' }));
  await page.keyboard.press('Space');
  await tabTo(page, poll.getByRole('checkbox', { name: 'East' }));
  await page.keyboard.press('Space');
  await activateByKeyboard(page, poll.getByRole('button', { name: 'Vote' }));
  await expect(poll.getByRole('list', { name: 'Poll results' })).toBeVisible();
  await expectVisibleFocus(poll);
  await page.keyboard.press('PageDown');
  await expectVisibleFocus(client.post('By the weir'));

  const conversation = main.getByRole('region', { name: 'Conversation' });
  const line = (text: string): Locator =>
    conversation.getByRole('article').filter({ hasText: text });
  await activateByKeyboard(
    page,
    client.post('By the weir').getByRole('button', { name: 'Show conversation here' }),
  );
  await expect(line('Where is the heron?')).toBeVisible();
  await expectVisibleFocus(line('By the weir'));
  await activateByKeyboard(
    page,
    conversation.getByRole('button', { name: 'Hide conversation' }).first(),
    'Shift+Tab',
  );
  await expect(conversation).toHaveCount(0);
  await expectVisibleFocus(client.post('By the weir'));
});

test('Keyboard: a status is translated, also from a chosen language, and the translation is hidden [R-TRANS-001 R-TRANS-004]', async ({
  startInstance,
  openClient,
}) => {
  const service = await startFakeTranslationServer({ detects: 'fr' });
  const config = await createConfigFile({ translation: { address: service.address } });
  const instance = await startInstance([
    '--world',
    'empty',
    '--no-throttle',
    '--config',
    config.path,
  ]);
  try {
    const [ada, bela] = await authorAndFollower(instance.origin);
    await ada.post('Le héron est revenu');
    const client = await openClient(instance);
    const { page } = client;
    await client.signIn(bela);
    await setPreferences(client, { translationLanguage: 'en' }, await accountIdOf(bela));
    await page.reload();
    const post = client.post('Le héron est revenu');
    const translation = post.getByRole('region', { name: 'Translation' });
    await tabTo(page, post);
    await chooseMenuItem(page, post, 'Translate');
    await expect(translation).toContainText('Translated from French');
    await expect(translation).toContainText('LE HÉRON EST REVENU');
    await expectVisibleFocus(post.getByRole('button', { name: 'More', exact: true }));

    await tabTo(
      page,
      translation.getByRole('combobox', { name: 'Original language' }),
      'Shift+Tab',
    );
    await expect(translation.getByRole('option', { name: 'German' }).first()).toBeAttached();
    await page.keyboard.type('Ger');
    await expect(translation.getByRole('combobox', { name: 'Original language' })).toHaveValue(
      'de',
    );
    await activateByKeyboard(page, translation.getByRole('button', { name: 'Translate again' }));
    await expect.poll(() => service.requests.at(-1)?.['source']).toBe('de');
    await activateByKeyboard(
      page,
      translation.getByRole('button', { name: 'Hide translation' }),
      'Shift+Tab',
    );
    await expect(translation).toHaveCount(0);
    await expectVisibleFocus(post);
  } finally {
    await config.dispose();
    await service.close();
  }
});
