import type { Locator } from '@playwright/test';
import { postQuestionAndAnswer } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';

/** The reply button of a status, with the number of replies beside its icon. */
function replyButton(client: Client, text: string): Locator {
  return client
    .post(text)
    .first()
    .getByRole('button', { name: /^Reply(,|$)/ });
}

test('Conversation: counts replies that arrive while it is open, and no deleted ones', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root, wall } = await postQuestionAndAnswer(instance.origin);
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  await page.goto(`/notice/${root}`);
  await expect(client.post('On the wall.')).toBeVisible();
  const count = replyButton(client, 'On the wall.');
  await expect(page.getByRole('button', { name: '1 reply', exact: true })).toBeVisible();
  await expect(count).toHaveText('');

  const lastReply = await ada.post('No more.', { in_reply_to_id: wall });
  await expect(client.post('No more.')).toBeVisible();
  await expect(count).toHaveText('1');
  await client.reply('On the wall.', 'Where to?');
  await expect(client.post('Where to?')).toBeVisible();
  await expect(count).toHaveText('2');
  await expect(page.getByRole('button', { name: '1 reply', exact: true })).toBeVisible();

  await ada.call('DELETE', `/api/v1/statuses/${lastReply}`);
  await expect(count).toHaveText('1');
  await page.reload();
  await expect(client.post('Where to?')).toBeVisible();
  await expect(count).toHaveText('1');
});
