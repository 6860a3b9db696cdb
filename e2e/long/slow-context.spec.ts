import type { Page } from '@playwright/test';
import { postQuestionAndAnswer } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForFrames, type Client } from '../pages/client.ts';
import { openStatusPage } from '../pages/reading.ts';

/**
 * Delays the following responses with a context until they are released. They have the state at the time
 * of the request.
 */
async function delayContexts(page: Page) {
  const made = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route('**/context', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    made.resolve();
    await gate.promise;
    await route.fulfill({ response });
  });
  const feed = page.getByRole('feed', { name: 'Conversation' });
  return {
    made: made.promise,
    releaseContext: async (): Promise<void> => {
      gate.resolve();
      await expect(feed).toHaveAttribute('aria-busy', 'false');
      await waitForFrames(page);
      await page.unroute('**/context');
    },
  };
}

const question = 'Where is the heron?';

async function openQuestion(client: Client): Promise<void> {
  await openStatusPage(client, client.post(question).last());
}

test('Conversation: the viewer’s own reply stays when an older context response arrives later [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const { bela } = await postQuestionAndAnswer(instance.origin);
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);

  await test.step('the reply stays on the first visit of a conversation', async () => {
    const { made, releaseContext } = await delayContexts(page);
    await openQuestion(client);
    await made;
    await client.reply(question, 'Under the bridge.');
    await expect(client.post('Under the bridge.')).toBeVisible();
    await releaseContext();
    await expect(client.post('On the wall.')).toBeVisible();
    expect(await client.post('Under the bridge.').count()).toBe(1);
    await expect(page.getByRole('button', { name: '2 replies', exact: true })).toBeVisible();
  });

  await test.step('the reply stays on the return to a conversation', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/main\/friends$/);
    const { made, releaseContext } = await delayContexts(page);
    await page.goForward();
    await made;
    await client.reply(question, 'Or in the reeds.');
    await expect(client.post('Or in the reeds.')).toBeVisible();
    await releaseContext();
    expect(await client.post('Or in the reeds.').count()).toBe(1);
    expect(await client.post('Under the bridge.').count()).toBe(1);
    await expect(page.getByRole('button', { name: '3 replies', exact: true })).toBeVisible();
  });
});

test('Conversation: an existing reply is not marked as new while the context is slow [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const { ada, bela, root } = await postQuestionAndAnswer(instance.origin);
  const client = await openClient();
  const { page, main } = client;
  await client.signIn(bela);
  const { made, releaseContext } = await delayContexts(page);
  await openQuestion(client);
  await made;
  const newLabels = main.getByText('New', { exact: true });
  const newRepliesButton = main.getByRole('button', { name: /new repl/ });

  await test.step('the existing reply is not marked when other data arrive', async () => {
    await ada.post('What a fine day.');
    await expect(client.post('On the wall.')).toBeVisible();
    await waitForFrames(page);
    expect(await newLabels.count()).toBe(0);
    expect(await newRepliesButton.count()).toBe(0);
  });

  await test.step('a reply written meanwhile is marked as new, and stays so', async () => {
    await ada.post('It has flown.', { in_reply_to_id: root });
    await expect(client.post('It has flown.')).toHaveAccessibleDescription(/New/);
    await releaseContext();
    await expect(client.post('It has flown.')).toHaveAccessibleDescription(/New/);
    await expect(newLabels).toHaveCount(1);
    await expect(newRepliesButton).toHaveText('1 new reply');
  });
});
