import type { Locator } from '@playwright/test';
import { authorAndFollower, accountIdOf, registerPerson, type Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForFrames, type Client } from '../pages/client.ts';
import { collapsedTreePreferences, setPreferences } from '../pages/preferences.ts';
import { expectTopPosition, openStatusPage, sampleText } from '../pages/reading.ts';

const explanation = 'The original post isn’t available (deleted or private).';

/** Posts Ada's reply to a status that Cleo has deleted since. Resolves to its id. */
async function postReplyToDeleted(origin: string, ada: Person, length = 1): Promise<string> {
  const cleo = await registerPerson(origin, 'cleo');
  const deletedId = await cleo.post('Where is the heron?');
  const id = await ada.post(`On the wall. ${sampleText.repeat(length)}`, {
    in_reply_to_id: deletedId,
  });
  await cleo.call('DELETE', `/api/v1/statuses/${deletedId}`);
  return id;
}

/** Asserts that the element is fully visible, with no bar over it. */
async function expectUncovered(client: Client, sight: Locator): Promise<void> {
  await client.topOf(sight);
  const isUncovered = await sight.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) =>
      element.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
  expect(isUncovered, 'nothing lies over it').toBe(true);
}

/** Delays the response with the context until it is released; `change` changes the response. */
async function delayContext({ page }: Client, change = (context: unknown): unknown => context) {
  const gate = Promise.withResolvers<void>();
  await page.route('**/context', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await gate.promise;
    await route.fulfill({ response, json: change(await response.json()) });
  });
  return async (): Promise<void> => {
    gate.resolve();
    const feed = page.getByRole('feed', { name: 'Conversation' });
    await expect(feed).toHaveAttribute('aria-busy', 'false');
    await waitForFrames(page);
  };
}

test('Conversation: explains a missing parent to a member, even if the context is late [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await postReplyToDeleted(instance.origin, ada);
  const client = await openClient();
  const { page } = client;
  await page.setViewportSize({ width: 390, height: 800 });
  await client.signIn(bela);
  const read = client.post('On the wall.');
  for (const isFromTimeline of [false, true]) {
    await test.step(isFromTimeline ? 'from a timeline' : 'at its address', async () => {
      await page.goto(isFromTimeline ? '/main/friends' : '/about');
      const releaseContext = await delayContext(client);
      if (isFromTimeline) await openStatusPage(client, read);
      else await page.goto(`/notice/${id}`);
      await expect(read).toBeVisible();
      await releaseContext();
      await expectUncovered(client, client.main.getByText(explanation));
      await expect(read).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.unrouteAll();
    });
  }
});

test('Conversation: in a tree with hidden ancestors the explanation of a missing parent is below the bar [R-CONV-005]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const before = await ada.post(`Long before. ${sampleText}`);
  const id = await postReplyToDeleted(instance.origin, ada, 4);
  const other = await ada.call('GET', `/api/v1/statuses/${before}`);
  for (const preferences of [{ conversationDisplay: 'tree' }, collapsedTreePreferences(20)]) {
    const client = await openClient();
    const { page } = client;
    await page.setViewportSize({ width: 1_000, height: 800 });
    await setPreferences(client, preferences, await accountIdOf(bela));
    await client.signIn(bela);
    const releaseContext = await delayContext(client, () => ({
      ancestors: [other],
      descendants: [],
    }));
    await page.goto(`/notice/${id}`);
    await expect(client.post('On the wall.')).toBeVisible();
    await releaseContext();
    await expectUncovered(client, client.main.getByText(explanation));
    await expect(client.post('On the wall.')).toBeInViewport({ ratio: 0.9 });
  }
});

test('Conversation: the explanation of a missing parent does not move the status if there is space above or the user has scrolled [R-CONV-001]', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  const id = await postReplyToDeleted(instance.origin, ada, 12);
  const client = await openClient();
  const { page } = client;
  await client.signIn(bela);
  const read = client.post('On the wall.');

  await test.step('in a low window nothing covers the page', async () => {
    await page.setViewportSize({ width: 1_000, height: 360 });
    const releaseContext = await delayContext(client);
    await page.goto(`/notice/${id}`);
    await expect(read).toBeVisible();
    const place = await client.topOf(read);
    await releaseContext();
    await expectTopPosition(client, read, place);
    await expectUncovered(client, client.main.getByText(explanation));
    await page.unrouteAll();
  });

  await test.step('a user who has scrolled on is not moved back', async () => {
    const releaseContext = await delayContext(client);
    await page.goto('/about');
    await page.goto(`/notice/${id}`);
    await expect(read).toBeVisible();
    await page.mouse.move(350, 250);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const place = await client.topOf(read);
    await releaseContext();
    await expect(client.main.getByText(explanation)).toBeAttached();
    expect(Math.abs((await client.topOf(read)) - place)).toBeLessThanOrEqual(2);
  });
});

for (const { name, preferences } of [
  { name: 'a list', preferences: {} },
  { name: 'a plain tree', preferences: { conversationDisplay: 'tree' } },
  { name: 'a tree', preferences: collapsedTreePreferences(20) },
]) {
  test(`Conversation: in ${name} a missing status has a placeholder, and replaces it when it arrives [R-CONV-013]`, async ({
    instance,
    openClient,
  }) => {
    const [ada, bela] = await authorAndFollower(instance.origin);
    let id: string | undefined;
    for (let level = 1; level <= 4; level += 1) {
      id = await ada.post(
        `Words of ${level}! ${sampleText.repeat(4)}`,
        id ? { in_reply_to_id: id } : {},
      );
    }
    for (let reply = 1; reply <= 9; reply += 1) {
      await ada.post(`Reply ${reply}! ${sampleText.repeat(3)}`, { in_reply_to_id: id });
    }
    const client = await openClient();
    const { page, main, watch } = client;
    await page.setViewportSize({ width: 390, height: 800 });
    await setPreferences(client, preferences, await accountIdOf(bela));
    await client.signIn(bela);
    watch.expectFailure(/\/api\/v1\/statuses\//, /status of 500/);
    const statusUrl = new RegExp(`/api/v1/statuses/${id}(\\?|$)`);
    await page.route(statusUrl, (route) => route.fulfill({ status: 500, json: { error: 'no' } }));
    await page.goto('/about');
    await page.goto(`/notice/${id}`);
    const note = main.getByRole('alert').filter({ hasText: 'Error fetching post' });
    await expect(note).toHaveCount(1);
    await expectUncovered(client, note);
    await expect(client.post('Reply 1!')).toBeInViewport();
    const around = await client.posts.evaluateAll((posts) =>
      posts.map(({ textContent }) => /Words of \d|Error|Reply \d/.exec(textContent)?.[0]),
    );
    const at = around.indexOf('Error');
    expect(around.slice(at - 1, at + 2)).toEqual(['Words of 3', 'Error', 'Reply 1']);

    const retryButton = note.getByRole('button', { name: 'Try again' });
    await retryButton.focus();
    await page.unroute(statusUrl);
    const place = await client.topOf(client.post('Error fetching post'));
    await retryButton.press('Enter');
    const read = client.post('Words of 4!').first();
    await expect(read).toBeFocused();
    await expect(note).toHaveCount(0);
    await expectTopPosition(client, read, place);
    await expect(client.post('Words of 3!')).toBeAttached();
  });
}
