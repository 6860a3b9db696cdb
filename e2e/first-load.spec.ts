import type { Page } from '@playwright/test';
import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const laidIn = /<script id="initial-results"[^>]*>[^<]*<\/script>/;

/** Has the page note when its first post stands there. */
function noteFirstPost(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    Reflect.set(globalThis, 'firstPostAt', performance.now());
    Reflect.set(globalThis, 'firstPosts', document.querySelectorAll('main article').length);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** What was asked of the instance until then, the page itself apart. */
function askedBefore(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = Number(Reflect.get(globalThis, 'firstPostAt'));
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.startsWith(location.origin) && startTime <= end)
      .map(({ name }) => name);
  });
}

for (const [title, isPreloaded, most] of [
  ['with the documents laid into the page', true, 9],
  ['with a page that brings nothing along', false, 13],
] as const) {
  test(`a first visit asks for few things before the first post, ${title}`, async ({
    instance,
    openClient,
  }) => {
    const ada = await register(instance.origin, 'ada');
    await ada.post('The heron is back');
    const client = await openClient();
    const { page } = client;
    await page.addInitScript(noteFirstPost);
    if (!isPreloaded) {
      await page.route('**/main/all', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(laidIn, '') });
      });
    }
    await page.goto('/main/all');
    await expect(client.post('The heron is back')).toBeVisible();
    const asked = await askedBefore(page);
    expect(asked).toContainEqual(expect.stringContaining('/api/v1/timelines/public'));
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(most);
    expect(asked.some((url) => url.endsWith('/api/v1/instance'))).toBe(!isPreloaded);
  });
}

test('the first posts do not wait for those further down', async ({ instance, openClient }) => {
  const ada = await register(instance.origin, 'ada');
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await ada.post(`Heron ${number}`);
  const client = await openClient();
  const { page } = client;
  await page.addInitScript(noteFirstPost);
  await page.goto('/main/all');
  await expect(client.post('Heron 3')).toBeVisible();
  await expect(client.post('Heron 1')).toBeAttached();
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'firstPosts'))).toBe(2);
});
