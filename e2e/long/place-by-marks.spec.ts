import type { Locator } from '@playwright/test';
import { type Person, authorAndFollower } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Client } from '../pages/client.ts';
import { expectAt, words } from '../pages/reading.ts';

/** Three pages: of 20, of 20, and a last one that fills no window. */
const count = 44;

const sizes = {
  'a narrow window': { width: 390, height: 844 },
  'a wide window': { width: 1_000, height: 800 },
};

/** Mostly short: a window shows more of them than a page may have left below a place. */
function textOf(number: number): string {
  return `Post number ${number}. ${number % 7 === 0 ? words : ''}`;
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

/** Reads down until a post is the first whose beginning is seen. */
async function readDownTo(client: Client, post: Locator): Promise<void> {
  const { page } = client;
  await client.readOnUntil(post);
  const by = (await client.placeOf(post)) - 110;
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
}

/** Reads down until there is no more to read; gives the first post whose beginning is seen. */
async function readToTheEnd(client: Client): Promise<Locator> {
  const { page } = client;
  await client.readOnUntil(client.end);
  await client.placeOf(client.end);
  await page.evaluate(() => window.scrollBy({ top: 5_000, behavior: 'instant' }));
  await client.placeOf(client.end);
  const texts = await client.posts.evaluateAll((posts) =>
    posts
      .filter((post) => post.getBoundingClientRect().top > 60)
      .map((post) => (post instanceof HTMLElement ? post.innerText : '')),
  );
  return client.post(/Post number \d+\./.exec(texts[0] ?? '')?.[0] ?? 'none');
}

/** Reloads, twice: a place that was lost at the first reload would be kept as it is then. */
async function expectKept(client: Client, post: Locator): Promise<void> {
  const place = await client.placeOf(post);
  for (let time = 1; time <= 2; time += 1) {
    await client.page.reload();
    await expectAt(client, post, place);
    await expect(client.main.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    await expectAt(client, post, place);
  }
}

for (const [window, size] of Object.entries(sizes)) {
  for (const { feed, path } of [
    { feed: 'the bookmarks', path: '/bookmarks' },
    { feed: 'direct messages', path: '/users/bela/dms' },
  ]) {
    test(`in ${window} a reload leads to the very place in ${feed}, wherever a page of them ends`, async ({
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
        await test.step(`at post number ${number}`, async () => {
          const post = client.post(`Post number ${number}.`);
          await readDownTo(client, post);
          await expectKept(client, post);
        });
      }
      await test.step('at the very end', async () => {
        await expectKept(client, await readToTheEnd(client));
      });
    });
  }
}
