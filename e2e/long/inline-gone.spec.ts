import type { Locator } from '@playwright/test';
import { authorAndFollower, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { expectVisibleFocus, tabTo } from '../pages/keys.ts';
import { expectTopPosition, sampleText } from '../pages/reading.ts';

/**
 * Posts a chain of replies below other statuses. Resolves to the id of the fifth status of the
 * chain.
 */
async function postConversation(who: Person): Promise<string> {
  const ids: string[] = [];
  for (let number = 1; number <= 6; number += 1) {
    const last = ids.at(-1);
    const parent = last === undefined ? {} : { in_reply_to_id: last };
    ids.push(await who.post(`Words of ${number}! ${sampleText.repeat(3)}`, parent));
  }
  for (let number = 1; number <= 4; number += 1) await who.post(`Else ${number}. ${sampleText}`);
  return ids[4] ?? '';
}

const sectionOf = (client: Client): Locator =>
  client.main.getByRole('region', { name: 'Conversation' });

const lineOf = (client: Client, text: string): Locator =>
  sectionOf(client).getByRole('article').filter({ hasText: text });

/**
 * Expands the conversation of the fifth status and scrolls up to the second status of the chain.
 * Resolves to the position of the second status.
 */
async function readUp(client: Client, reader: Person): Promise<number> {
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 844 });
  await client.signIn(reader);
  const post = client.post('Words of 5!');
  await post.getByRole('button', { name: 'Show conversation here' }).click();
  await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
  await expect(lineOf(client, 'Words of 5!')).toBeFocused();
  const second = lineOf(client, 'Words of 2!');
  await second.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(second).toBeInViewport();
  return client.topOf(second);
}

const closer = (client: Client): Locator =>
  sectionOf(client).getByRole('button', { name: 'Hide conversation' }).first();

test('Conversation: a conversation expanded in a timeline stays open when its status is deleted, and closing it removes that status', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const fifth = await postConversation(ada);
  const client = await openClient();
  const { page } = client;
  const place = await readUp(client, bela);
  /* The page may request the deleted status, before or after the stream reports the deletion. */
  client.watch.expectFailure(/statuses/, /status of 404/);
  await ada.call('DELETE', `/api/v1/statuses/${fifth}`);
  const deletedNotice = lineOf(client, 'This post was deleted');
  await expect(deletedNotice).toHaveCount(1);
  await expect(deletedNotice).toBeFocused();
  await expectTopPosition(client, lineOf(client, 'Words of 2!'), place);

  await tabTo(page, closer(client), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(sectionOf(client)).toHaveCount(0);
  await expect(client.post('This post was deleted')).toHaveCount(0);
  await expectVisibleFocus(client.post('Words of 4!'));
  await expect(client.post('Words of 4!')).toBeInViewport();
});
