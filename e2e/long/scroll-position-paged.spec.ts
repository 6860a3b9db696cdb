import type { Locator } from '@playwright/test';
import { type Person, authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { expectTopPosition, sampleText } from '../pages/reading.ts';

/** Number of statuses: two pages of 20, and a last page that does not fill the window. */
const count = 44;

const sizes = {
  'a narrow window': { width: 390, height: 844 },
  'a wide window': { width: 1_000, height: 800 },
};

/**
 * Returns the text of a status. Most texts are short, so that below the restored position the
 * window shows more statuses than the rest of the page of the list contains.
 */
function textOf(number: number): string {
  return `Post number ${number}. ${number % 7 === 0 ? sampleText : ''}`;
}

async function bookmark(ada: Person): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const id = await ada.post(textOf(number));
    await ada.call('POST', `/api/v1/statuses/${id}/bookmark`);
  }
}

async function writeTo(ada: Person, bela: Person): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await ada.post(`@${bela.username} ${textOf(number)}`, { visibility: 'direct' });
  }
}

/** Scrolls down until a status is the first whose start is visible. */
async function scrollDownTo(client: Client, post: Locator): Promise<void> {
  const { page } = client;
  await client.scrollUntilVisible(post);
  const by = (await client.topOf(post)) - 110;
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
}

/** Scrolls to the end. Resolves to the first status whose start is visible. */
async function readToTheEnd(client: Client): Promise<Locator> {
  const { page } = client;
  await client.scrollUntilVisible(client.end);
  await client.topOf(client.end);
  await page.evaluate(() => window.scrollBy({ top: 5_000, behavior: 'instant' }));
  await client.topOf(client.end);
  const texts = await client.posts.evaluateAll((posts) =>
    posts
      .filter((post) => post.getBoundingClientRect().top > 60)
      .map((post) => (post instanceof HTMLElement ? post.innerText : '')),
  );
  return client.post(/Post number \d+\./.exec(texts[0] ?? '')?.[0] ?? 'none');
}

/**
 * Expects the same position after two reloads, since a wrong position after the first would be
 * saved.
 */
async function expectSamePosition(client: Client, post: Locator): Promise<void> {
  const place = await client.topOf(post);
  for (let time = 1; time <= 2; time += 1) {
    await client.page.reload();
    await expectTopPosition(client, post, place);
    await expect(client.main.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    await expectTopPosition(client, post, place);
  }
}

for (const [window, size] of Object.entries(sizes)) {
  for (const { feed, path } of [
    { feed: 'the bookmarks', path: '/bookmarks' },
    { feed: 'direct messages', path: '/users/bela/dms/timeline' },
  ]) {
    test(`Scroll position: in ${window} a reload restores the position in ${feed}, wherever its pages end`, async ({
      instance,
      openClient,
    }) => {
      test.setTimeout(180_000);
      const [ada, bela] = await authorAndFollower(instance.origin);
      await (feed === 'the bookmarks' ? bookmark(ada) : writeTo(ada, bela));
      const client = await openClient();
      const { page } = client;
      await page.setViewportSize(size);
      await client.signIn(feed === 'the bookmarks' ? ada : bela);
      await page.goto(path);
      await expect(client.post(`Post number ${count}.`)).toBeVisible();
      await page.mouse.move(size.width / 2, 400);

      for (const number of [34, 27, 26, 25, 24, 8, 6, 5]) {
        await test.step(`the position at post number ${number} is restored`, async () => {
          const post = client.post(`Post number ${number}.`);
          await scrollDownTo(client, post);
          await expectSamePosition(client, post);
        });
      }
      await test.step('the position at the end is restored', async () => {
        await expectSamePosition(client, await readToTheEnd(client));
      });
    });
  }
}
