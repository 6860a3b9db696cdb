import type { Locator, Page } from '@playwright/test';
import { registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { tabTo } from '../pages/keys.ts';
import { expectTopPosition, scrollToStatus, sampleText } from '../pages/reading.ts';

/** Posts a chain of replies, then other statuses above it in the timeline. */
async function postConversation(who: Person, count: number): Promise<void> {
  let last: string | undefined;
  for (let number = 1; number <= count; number += 1) {
    const parent = last === undefined ? {} : { in_reply_to_id: last };
    last = await who.post(`Words of ${number}! ${sampleText.repeat(3)}`, parent);
  }
  for (let number = 1; number <= 8; number += 1) await who.post(`Else ${number}. ${sampleText}`);
}

const sectionOf = (client: Client): Locator =>
  client.main.getByRole('region', { name: 'Conversation' });

/** Expands a conversation in a timeline. Resolves to the status whose conversation it is. */
async function openHere(client: Client, text: string): Promise<Locator> {
  await client.page.goto('/main/all');
  const post = client.post(text);
  await scrollToStatus(client, post);
  await post.getByRole('button', { name: 'Show conversation here' }).click();
  const line = sectionOf(client).getByRole('article').filter({ hasText: text });
  await expect(line).toBeVisible();
  return line;
}

/** Fails the first context request; later ones succeed. */
async function failOnce(page: Page): Promise<void> {
  let requestCount = 0;
  await page.route('**/context', (route) => {
    requestCount += 1;
    return requestCount === 1
      ? route.fulfill({ status: 500, json: { error: 'no' } })
      : route.continue();
  });
}

test('Conversation: a context that loads on the second attempt keeps the timeline’s position [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postConversation(ada, 30);
  for (const isByKeys of [false, true]) {
    await test.step(isByKeys ? 'by keys' : 'by the mouse', async () => {
      const client = await openClient();
      const { page, watch } = client;
      watch.expectFailure(/context/, /status of 500/);
      await failOnce(page);
      const line = await openHere(client, 'Words of 25!');
      const retryButton = sectionOf(client).getByRole('button', { name: 'Try again' });
      if (isByKeys) await tabTo(page, retryButton);
      else await retryButton.scrollIntoViewIfNeeded();
      const place = await client.topOf(line);
      if (isByKeys) await page.keyboard.press('Enter');
      else await retryButton.click();
      await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
      await expectTopPosition(client, line, place);
      await expect(line).toBeFocused();
    });
  }
});

test('Conversation: a context that loads late keeps the timeline’s position, wherever the focus is', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  await postConversation(ada, 30);
  const client = await openClient();
  const { page } = client;
  const gate = Promise.withResolvers<void>();
  await page.route('**/context', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const line = await openHere(client, 'Words of 25!');
  const place = await client.topOf(line);
  await line.blur();
  await expect(line).not.toBeFocused();
  gate.resolve();
  await expect(sectionOf(client).getByText('The conversation ends here.')).toBeAttached();
  await expectTopPosition(client, line, place);
});
