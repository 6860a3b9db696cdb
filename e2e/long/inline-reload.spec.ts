import type { Locator } from '@playwright/test';
import { authorAndFollower, accountIdOf, registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { expectTopPosition, scrollToStatus, sampleText } from '../pages/reading.ts';

/** Posts a chain of replies between other statuses. */
async function postConversation(who: Person, count: number): Promise<void> {
  for (let number = 1; number <= 12; number += 1) await who.post(`Before ${number}. ${sampleText}`);
  let last: string | undefined;
  for (let number = 1; number <= count; number += 1) {
    const parent = last === undefined ? {} : { in_reply_to_id: last };
    last = await who.post(`Words of ${number}! ${sampleText.repeat(1 + (number % 3))}`, parent);
  }
  for (let number = 1; number <= 8; number += 1) await who.post(`Else ${number}. ${sampleText}`);
}

const sectionOf = (client: Client): Locator =>
  client.main.getByRole('region', { name: 'Conversation' });

const lineOf = (client: Client, number: number): Locator =>
  sectionOf(client)
    .getByRole('article')
    .filter({ hasText: `Words of ${number}!` });

async function openHere(client: Client, number: number): Promise<void> {
  const post = client.post(`Words of ${number}!`);
  await scrollToStatus(client, post);
  await post.getByRole('button', { name: 'Show conversation here' }).click();
  await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
}

/** Scrolls a line of the conversation into the upper half of the window. */
async function readIn(client: Client, line: Locator): Promise<number> {
  await scrollToStatus(client, line);
  return client.topOf(line);
}

test('Conversation: a reload keeps a conversation expanded in a timeline, and the reading position', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postConversation(ada, 24);
  const client = await openClient();
  const { page } = client;
  await page.goto('/main/all');
  await expect(client.post('Else 8.')).toBeVisible();
  await openHere(client, 20);

  await test.step('the position is restored far above the status from which the conversation was opened', async () => {
    const place = await readIn(client, lineOf(client, 6));
    await page.reload();
    await expectTopPosition(client, lineOf(client, 6), place);
  });

  await test.step('the position is restored below this status, after two reloads', async () => {
    const place = await readIn(client, lineOf(client, 22));
    await page.reload();
    await expectTopPosition(client, lineOf(client, 22), place);
    await page.reload();
    await expectTopPosition(client, lineOf(client, 22), place);
  });

  await test.step('the position is restored in a status of the timeline below the conversation', async () => {
    const post = client
      .post('Words of 18!')
      .filter({ hasNot: sectionOf(client) })
      .last();
    const place = await readIn(client, post);
    await page.reload();
    await expectTopPosition(client, post, place);
    await expect(sectionOf(client)).toHaveCount(1);
  });

  await test.step('a closed conversation stays closed', async () => {
    await scrollToStatus(client, lineOf(client, 20));
    await sectionOf(client).getByRole('button', { name: 'Hide conversation' }).first().click();
    await expect(sectionOf(client)).toHaveCount(0);
    await page.reload();
    await expect(client.post('Words of 20!')).toBeVisible();
    await expect(sectionOf(client)).toHaveCount(0);
  });
});

test('Conversation: a reload keeps expanded branches of a conversation in a timeline, and the reading position', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await postConversation(ada, 12);
  const client = await openClient();
  const { page } = client;
  await setPreferences(client, collapsedTreePreferences(4), await accountIdOf(bela));
  await client.signIn(bela);
  await openHere(client, 1);
  await sectionOf(client)
    .getByRole('button', { name: /more repl/ })
    .first()
    .click();
  await expect(lineOf(client, 6)).toBeVisible();
  const place = await readIn(client, lineOf(client, 6));
  await page.reload();
  await expectTopPosition(client, lineOf(client, 6), place);
});
