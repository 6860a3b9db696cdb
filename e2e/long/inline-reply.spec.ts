import type { Locator } from '@playwright/test';
import { authorAndFollower, accountIdOf, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { expectTopPosition, sampleText } from '../pages/reading.ts';

/**
 * Posts six statuses, each replying to the previous one, between others; the newest is first in the
 * timeline.
 */
async function talkToOneself(ada: Person): Promise<void> {
  for (let number = 1; number <= 40; number += 1) await ada.post(`Old ${number}. ${sampleText}`);
  let last: string | undefined;
  for (let number = 1; number <= 6; number += 1) {
    const parent = last === undefined ? {} : { in_reply_to_id: last };
    last = await ada.post(`Words of ${number}! ${sampleText.repeat(number === 1 ? 1 : 5)}`, parent);
  }
  for (let number = 1; number <= 10; number += 1) await ada.post(`Else ${number}. ${sampleText}`);
}

const sectionOf = (client: Client): Locator =>
  client.main.getByRole('region', { name: 'Conversation' });

const lineOf = (client: Client, number: number): Locator =>
  sectionOf(client)
    .getByRole('article')
    .filter({ hasText: `Words of ${number}!` });

/** Returns the row of a status in the feed; rows with higher numbers are further down the page. */
const rowOf = (client: Client, number: number): Locator =>
  client.main
    .locator('article')
    .filter({ hasText: `Words of ${number}!` })
    .and(client.main.locator('article:not([aria-label="Conversation"] article)'));

/** Scrolls with the wheel until the element is in the upper half of the window. */
async function wheelTo({ page }: Client, sight: Locator, unseen: number): Promise<void> {
  await page.mouse.move(195, 400);
  await expect(async () => {
    const isRendered = (await sight.count()) > 0;
    const top = isRendered ? ((await sight.boundingBox({ timeout: 1_000 }))?.y ?? unseen) : unseen;
    if (!(top > 150 && top < 400)) await page.mouse.wheel(0, Math.round(top - 250));
    expect(top).toBeGreaterThan(150);
    expect(top).toBeLessThan(400);
  }).toPass({ intervals: [80], timeout: 60_000 });
}

const replyOf = (post: Locator): Locator =>
  post.getByRole('button', { name: /^Reply(,|$)/ }).first();

const textOf = (post: Locator): Locator => post.getByRole('textbox', { name: 'Text' });

/** Opens Home for Bela on mobile with the conversation of the fifth status expanded. */
async function openFifth(client: Client, [ada, bela]: [Person, Person]): Promise<void> {
  await talkToOneself(ada);
  await client.page.setViewportSize({ width: 390, height: 800 });
  await setPreferences(client, collapsedTreePreferences(20), await accountIdOf(bela));
  await client.signIn(bela);
  await expect(client.post('Else 10.')).toBeVisible();
  await wheelTo(client, rowOf(client, 5), 1_000);
  await rowOf(client, 5).getByRole('button', { name: 'Show conversation here' }).click();
  await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
  await wheelTo(client, lineOf(client, 1), -400);
}

test('Composer: in a conversation within a timeline the reply form opens under the clicked status, also in a lower row', async ({
  instance,
  openClient,
}) => {
  const accounts = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page, replyForm } = client;
  await openFifth(client, accounts);
  const line = lineOf(client, 1);

  await test.step('the typed text is restored under that status and the page does not move', async () => {
    const place = await client.topOf(line);
    await replyOf(line).click();
    await expect(replyForm.first()).toBeVisible();
    await expect(textOf(line)).toBeFocused();
    await page.keyboard.type('So it does');
    await expect(textOf(line)).toHaveValue('@ada So it does');
    await expect(replyForm).toHaveCount(1);
    await expectTopPosition(client, line, place);
  });

  await test.step('the form with the same text opens under the row of the status in the timeline instead', async () => {
    await wheelTo(client, rowOf(client, 1), 1_000);
    await expect(replyForm).toHaveCount(1);
    await replyOf(rowOf(client, 1)).click();
    await expect(textOf(rowOf(client, 1))).toBeFocused();
    await expect(replyForm).toHaveCount(1);
    await page.keyboard.type(' indeed');
    await expect(textOf(rowOf(client, 1))).toHaveValue('@ada So it does indeed');
  });
});

test('Composer: a reply within a conversation is restored where it was started, without navigation', async ({
  instance,
  openClient,
}) => {
  const accounts = await authorAndFollower(instance.origin);
  const client = await openClient();
  const { page, replyForm } = client;
  await openFifth(client, accounts);
  const line = lineOf(client, 1);
  await replyOf(line).click();
  await expect(textOf(line)).toBeFocused();
  await page.keyboard.type('So it does');

  await test.step('the reply is restored when its row was unmounted and mounted again', async () => {
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

  await test.step('the reply is restored below the row of its status when the conversation is closed', async () => {
    const fifth = rowOf(client, 5);
    await wheelTo(client, lineOf(client, 5), 1_000);
    const hideButton = lineOf(client, 5).getByRole('button', { name: 'Hide conversation' });
    await expect(hideButton).toBeInViewport({ ratio: 1 });
    await hideButton.click();
    await expect(sectionOf(client)).toHaveCount(0);
    await expect(fifth).toBeFocused();
    await wheelTo(client, rowOf(client, 1), 1_000);
    await replyOf(rowOf(client, 1)).click();
    await expect(textOf(rowOf(client, 1))).toHaveValue('@ada So it does');
    await expect(replyForm).toHaveCount(1);
  });
});
