import type { Locator } from '@playwright/test';
import { type Person, registerPerson } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { expectTopPosition, openStatusPage, scrollToStatus, sampleText } from '../pages/reading.ts';

test('Bookmarks: a reload far down restores the position, although only the server knows the order', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (let number = 1; number <= 45; number += 1) {
    const id = await ada.post(`Post number ${number}. ${sampleText.repeat(number % 5)}`);
    await ada.call('POST', `/api/v1/statuses/${id}/bookmark`);
  }
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  await page.goto('/bookmarks');
  await expect(client.post('Post number 45.')).toBeVisible();
  const read = client.post('Post number 8.');
  await scrollToStatus(client, read);
  const place = await client.topOf(read);
  await page.reload();
  await expectTopPosition(client, read, place);
  await expect(client.post('Post number 45.')).toHaveCount(0);
});

/**
 * Creates 65 bookmarks of an account. The oldest status was bookmarked last, so that their order is not
 * that of the ids.
 */
async function bookmarkMany(person: Person): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  for (let number = 1; number <= 65; number += 1) {
    ids.set(number, await person.post(`Post number ${number}. ${sampleText.repeat(number % 5)}`));
  }
  for (const id of [...ids.values()].toReversed()) {
    await person.call('POST', `/api/v1/statuses/${id}/bookmark`);
  }
  return ids;
}

/** Scrolls the bookmarks until a status is the first that starts in the window. */
async function readBookmarksTo(client: Client, read: Locator): Promise<number> {
  const { page } = client;
  await page.goto('/bookmarks');
  await expect(client.post('Post number 1.')).toBeVisible();
  await scrollToStatus(client, read);
  const by = (await client.topOf(read)) - 110;
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
  return client.topOf(read);
}

test('Bookmarks: if the status being read is unbookmarked elsewhere, a reload restores the next one in its place', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const ids = await bookmarkMany(ada);
  const client = await openClient();
  await client.signIn(ada);
  const read = client.post('Post number 27.');
  const place = await readBookmarksTo(client, read);
  await ada.call('POST', `/api/v1/statuses/${ids.get(27)}/unbookmark`);
  await client.page.reload();
  await expectTopPosition(client, client.post('Post number 28.'), place);
  await expect(read).toHaveCount(0);
  await expect(client.post('Post number 26.')).toBeAttached();
});

test('Bookmarks: if the status being read is deleted while open, Back restores the next one in its place', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const ids = await bookmarkMany(ada);
  const client = await openClient();
  await client.signIn(ada);
  const read = client.post('Post number 27.');
  const place = await readBookmarksTo(client, read);
  await openStatusPage(client, read);
  /* The page may request the deleted status, before or after the stream reports the deletion. */
  client.watch.expectFailure(/statuses/, /status of 404/);
  await ada.call('DELETE', `/api/v1/statuses/${ids.get(27)}`);
  await expect(client.main.getByText('Post number 27.')).toHaveCount(0);
  await client.page.goBack();
  await expectTopPosition(client, client.post('Post number 28.'), place);
  await expect(read).toHaveCount(0);
  await expect(client.post('Post number 26.')).toBeAttached();
});
