import type { Locator, Page } from '@playwright/test';
import { authorAndFollower, accountIdOf, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';

/**
 * Opens the start of a conversation as a tree: root ─ wall ─ weir ─ reeds ─ mud; root ─ crane.
 */
async function openTree(
  client: Client,
  [ada, bela]: readonly [Person, Person],
): Promise<{ readonly page: Page; readonly more: Locator }> {
  const root = await ada.post('Where is the heron?');
  const wall = await ada.post('On the wall.', { in_reply_to_id: root });
  await bela.post('Any crane?', { in_reply_to_id: root });
  const weir = await bela.post('By the weir.', { in_reply_to_id: wall });
  const reeds = await ada.post('In the reeds.', { in_reply_to_id: weir });
  await bela.post('In the mud.', { in_reply_to_id: reeds });
  await setPreferences(client, collapsedTreePreferences(3), await accountIdOf(bela));
  await client.signIn(bela);
  const { page } = client;
  await page.goto(`/notice/${root}`);
  const more = client.main.getByRole('button', { name: '2 more replies' });
  await expect(more).toBeVisible();
  return { page, more };
}

test('Conversation: a reload keeps expanded branches, even without scrolling [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page, more } = await openTree(client, await authorAndFollower(instance.origin));
  await more.click();
  await expect(client.post('In the mud.')).toBeVisible();
  await page.reload();
  await expect(client.post('Any crane?')).toBeVisible();
  await expect(client.post('In the mud.')).toBeVisible();
  await expect(more).toHaveCount(0);
});

test('Conversation: a reload keeps a branch hidden at the page’s top [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page, more } = await openTree(client, await authorAndFollower(instance.origin));
  await client
    .post('Where is the heron?')
    .first()
    .getByRole('button', { name: 'Hide replies' })
    .click();
  await expect(client.post('On the wall.')).toHaveCount(0);
  await page.reload();
  await expect(client.main.getByRole('button', { name: '5 more replies' })).toBeVisible();
  await expect(client.post('On the wall.')).toHaveCount(0);
  await expect(more).toHaveCount(0);
});

test('Conversation: a reload keeps showing the viewer’s own reply in a collapsed branch [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const client = await openClient();
  const { page, more } = await openTree(client, await authorAndFollower(instance.origin));
  await client.openReply('By the weir.');
  await page.keyboard.type('And wet.');
  await page.keyboard.press('Control+Enter');
  await expect(client.post('And wet.')).toBeFocused();
  await expect(more).toHaveCount(0);
  await page.reload();
  await expect(client.post('And wet.')).toBeVisible();
  await expect(client.post('In the reeds.')).toBeVisible();
});
