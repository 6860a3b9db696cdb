import { authorAndFollower, accountIdOf, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test('Filters: muted statuses are counted, keep the focus, and are hidden from the start on the next visit [R-FILT-003] [R-FILT-004]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const ines = await registerPerson(instance.origin, 'ines');
  await ada.post('@ines one');
  await ada.post('@ines two');
  await bela.call('POST', `/api/v1/accounts/${await accountIdOf(ines)}/mute`);
  const client = await openClient();
  const { page, main } = client;
  const note = main.getByText('2 posts are hidden by your filters');

  await test.step('every status becomes hidden', async () => {
    await client.signIn(bela);
    await client.post('two').focus();
    await expect(client.post('two')).toBeFocused();
    await expect(note).toBeVisible();
    await expect(main.getByRole('feed')).toHaveCount(0);
    await expect(main.locator('[data-feed-end]')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(main.getByRole('button', { name: 'Show hidden posts' })).toBeFocused();
  });

  await test.step('the muted statuses never appear on the next visit', async () => {
    await ada.post('Nothing but rain');
    await expect(client.post('Nothing but rain')).toBeVisible();
    await page.addInitScript(() => {
      const seen = new MutationObserver(() => {
        if (!document.body.textContent.includes('@ines')) return;
        seen.disconnect();
        document.documentElement.dataset['seen'] = 'true';
      });
      document.addEventListener('readystatechange', () =>
        seen.observe(document.body, { childList: true, subtree: true }),
      );
    });
    await page.reload();
    await expect(client.post('Nothing but rain')).toBeVisible();
    await expect(note).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-seen');
    await main.getByRole('button', { name: 'Show hidden posts' }).click();
    await expect(main.getByText('Mentions someone you muted')).toHaveCount(2);
  });
});

test('Filters: muting a conversation from the menu focuses the next status and counts it', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await ada.post('Nothing but rain');
  await ada.post('A talk without end');
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(bela);
  await client.post('A talk').getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Mute conversation' }).focus();
  await page.keyboard.press('Enter');
  await expect(client.post('Nothing but rain')).toBeFocused();
  await expect(main.getByText('1 post is hidden by your filters')).toBeVisible();
});

test('Filters: deleting a status focuses the next visible one, or the end of the feed', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const ines = await registerPerson(instance.origin, 'ines');
  const kite = await ada.post('The kite');
  await ada.post('@ines the heron');
  const owl = await ada.post('The owl');
  await bela.call('POST', `/api/v1/accounts/${await accountIdOf(ines)}/mute`);
  const client = await openClient();
  const { main } = client;
  await client.signIn(bela);
  await expect(client.post('The heron')).toHaveCount(0);
  await expect(main.getByText('1 post is hidden by your filters')).toBeVisible();
  await client.post('The owl').focus();
  await ada.call('DELETE', `/api/v1/statuses/${owl}`);
  await expect(client.post('The owl')).toHaveCount(0);
  await expect(client.post('The kite')).toBeFocused();

  await ada.call('DELETE', `/api/v1/statuses/${kite}`);
  await expect(client.post('The kite')).toHaveCount(0);
  await expect(main.locator('[data-feed-end]')).toBeFocused();
});
