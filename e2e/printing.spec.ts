import type { Page } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

/** Returns what is printed: the texts by colour, and the background. */
function paper(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const shown = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility());
    return {
      colours: [...new Set(shown.map((element) => getComputedStyle(element).color))],
      grounds: [...new Set(shown.map((element) => getComputedStyle(element).backgroundColor))],
      page: getComputedStyle(document.documentElement).backgroundColor,
      overlaps: [...main.querySelectorAll('article')].some((article, index, all) => {
        const next = all[index + 1];
        const bottom = article.getBoundingClientRect().bottom;
        return next !== undefined && next.getBoundingClientRect().top < bottom - 1;
      }),
    };
  });
}

test('Conversation: prints completely, dark on white, and nothing else [R-SHELL-066]', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  const count = 20;
  const first = await ada.post('Reply 0 of a long conversation', {});
  for (let index = 1; index < count; index += 1) {
    await ada.post(`Reply ${index}: سلام, שלום, नमस्ते, こんにちは, สวัสดี`, { in_reply_to_id: first });
  }
  const client = await openClient();
  const { page } = client;
  await client.signIn(ada);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/notice/${first}`);
    await expect(client.post('Reply 1:')).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(client.posts).toHaveCount(count);
    await expect(client.post(`Reply ${count - 1}:`)).toBeVisible();
    expect(await paper(page)).toEqual({
      colours: ['rgb(0, 0, 0)'],
      grounds: ['rgba(0, 0, 0, 0)'],
      page: 'rgb(255, 255, 255)',
      overlaps: false,
    });
    for (const role of ['navigation', 'complementary', 'textbox', 'button'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(client.post('Reply 1:').getByRole('button', { name: 'Reply' })).toBeVisible();
  }
});
