import type { Locator } from '@playwright/test';
import { authorAndFollower, idOf, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { asTree, prefer } from '../pages/preferences.ts';
import { expectAt, words } from '../pages/reading.ts';

/** Six posts, each of which answers the one before, between others; the newest stands first in a timeline. */
async function talkToOneself(ada: Person): Promise<void> {
  for (let number = 1; number <= 40; number += 1) await ada.post(`Old ${number}. ${words}`);
  let last: string | undefined;
  for (let number = 1; number <= 6; number += 1) {
    const answers = last === undefined ? {} : { in_reply_to_id: last };
    last = await ada.post(`Words of ${number}! ${words.repeat(number === 1 ? 1 : 5)}`, answers);
  }
  for (let number = 1; number <= 10; number += 1) await ada.post(`Else ${number}. ${words}`);
}

const sectionOf = (client: Client): Locator =>
  client.main.getByRole('region', { name: 'Conversation' });

const lineOf = (client: Client, number: number): Locator =>
  sectionOf(client)
    .getByRole('article')
    .filter({ hasText: `Words of ${number}!` });

/** The row of the feed; the rows that come after the conversation are further down in the page. */
const rowOf = (client: Client, number: number): Locator =>
  client.main
    .locator('article')
    .filter({ hasText: `Words of ${number}!` })
    .and(client.main.locator('article:not([aria-label="Conversation"] article)'));

/** Scrolls by the wheel until it stands in the upper half of the window. */
async function wheelTo({ page }: Client, sight: Locator, unseen: number): Promise<void> {
  await page.mouse.move(195, 400);
  await expect(async () => {
    const isDrawn = (await sight.count()) > 0;
    const top = isDrawn ? ((await sight.boundingBox({ timeout: 1_000 }))?.y ?? unseen) : unseen;
    if (!(top > 150 && top < 400)) await page.mouse.wheel(0, top - 250);
    expect(top).toBeGreaterThan(150);
    expect(top).toBeLessThan(400);
  }).toPass({ intervals: [80], timeout: 60_000 });
}

const replyOf = (post: Locator): Locator =>
  post.getByRole('button', { name: 'Reply', exact: true }).first();

const textOf = (post: Locator): Locator => post.getByRole('textbox', { name: 'Text' });

/** Bela reads Home on a telephone, with the conversation of the fifth post open in its place. */
async function openFifth(client: Client, [ada, bela]: [Person, Person]): Promise<void> {
  await talkToOneself(ada);
  await client.page.setViewportSize({ width: 390, height: 800 });
  await prefer(client, asTree(20), await idOf(bela));
  await client.signIn(bela);
  await expect(client.post('Else 10.')).toBeVisible();
  await wheelTo(client, rowOf(client, 5), 1_000);
  await rowOf(client, 5).getByRole('button', { name: 'Show the conversation here' }).click();
  await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
  await wheelTo(client, lineOf(client, 1), -400);
}

test('in a conversation within a timeline an answer is written under the post whose button was pressed, also where that is a row further down', async ({
  instance,
  openClient,
}) => {
  const people = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page, replyForm } = client;
  await openFifth(client, people);
  const line = lineOf(client, 1);

  await test.step('the words stand there, and the page stays where it is', async () => {
    const place = await client.placeOf(line);
    await replyOf(line).click();
    await expect(replyForm.first()).toBeVisible();
    await expect(textOf(line)).toBeFocused();
    await page.keyboard.type('So it does');
    await expect(textOf(line)).toHaveValue('@ada So it does');
    await expect(replyForm).toHaveCount(1);
    await expectAt(client, line, place);
  });

  await test.step('the same post’s row can be answered instead, and goes on from them', async () => {
    await wheelTo(client, rowOf(client, 1), 1_000);
    await expect(replyForm).toHaveCount(1);
    await replyOf(rowOf(client, 1)).click();
    await expect(textOf(rowOf(client, 1))).toBeFocused();
    await expect(replyForm).toHaveCount(1);
    await page.keyboard.type(' indeed');
    await expect(textOf(rowOf(client, 1))).toHaveValue('@ada So it does indeed');
  });
});

test('an answer within a conversation is found again where it was begun, and leads nobody away', async ({
  instance,
  openClient,
}) => {
  const people = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page, replyForm } = client;
  await openFifth(client, people);
  const line = lineOf(client, 1);
  await replyOf(line).click();
  await expect(textOf(line)).toBeFocused();
  await page.keyboard.type('So it does');

  await test.step('when its row was taken away and comes back', async () => {
    const last = client.post('Old 5.');
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await wheelTo(client, last, 1_500);
    await expect(line).toHaveCount(0);
    await expect(replyForm).toHaveCount(0);
    await wheelTo(client, line, -1_500);
    await expect(textOf(line)).toHaveValue('@ada So it does');
    await expect(replyForm).toHaveCount(1);
  });

  await test.step('when the conversation is closed, under the row of its post', async () => {
    const fifth = rowOf(client, 5);
    await wheelTo(client, lineOf(client, 5), 1_000);
    await lineOf(client, 5).getByRole('button', { name: 'Hide the conversation' }).click();
    await expect(sectionOf(client)).toHaveCount(0);
    await expect(fifth).toBeFocused();
    await wheelTo(client, rowOf(client, 1), 1_000);
    await replyOf(rowOf(client, 1)).click();
    await expect(textOf(rowOf(client, 1))).toHaveValue('@ada So it does');
    await expect(replyForm).toHaveCount(1);
  });
});
