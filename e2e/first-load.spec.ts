import type { Page, Route } from '@playwright/test';
import { registerPerson } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const preloadedScript = /<script id="initial-results"[^>]*>[^<]*<\/script>/;

/**
 * Runs in the page: records when it first renders, and how many statuses that first render
 * contains.
 */
function noteFirst(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main')) return;
    if (!Reflect.has(globalThis, 'drawnAt')) Reflect.set(globalThis, 'drawnAt', performance.now());
    const { length } = document.querySelectorAll('main article');
    if (length === 0) return;
    Reflect.set(globalThis, 'firstPosts', length);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Returns the requests sent until the first render, without the page itself. Other parts of the
 * page may load while the first status is pending.
 */
function requestsBeforeRender(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = Number(Reflect.get(globalThis, 'drawnAt'));
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
  test(`First load: a first visit sends few requests before the first render, ${title}`, async ({
    instance,
    openClient,
  }) => {
    const ada = await registerPerson(instance.origin, 'ada');
    await ada.post('The heron is back');
    const visit = async () => {
      const client = await openClient();
      const { page } = client;
      await page.addInitScript(noteFirst);
      if (!isPreloaded) {
        await page.route('**/main/all', async (route) => {
          const response = await route.fetch({ maxRetries: 3 });
          await route.fulfill({
            response: response,
            body: (await response.text()).replace(preloadedScript, ''),
          });
        });
      }
      return client;
    };
    const client = await visit();
    const { page } = client;
    await page.goto('/main/all');
    await expect(client.post('The heron is back')).toBeVisible();
    const requests = await requestsBeforeRender(page);
    expect(requests).toContainEqual(expect.stringContaining('/api/v1/timelines/public'));
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(most);
    expect(requests.some((url) => url.endsWith('/api/v1/instance'))).toBe(!isPreloaded);

    await test.step('the first status is shown without further requests', async () => {
      const other = await visit();
      const pendingRoutes: Route[] = [];
      await other.page.route(
        (url) => url.pathname !== '/main/all' && !requests.includes(url.href),
        (route) => void pendingRoutes.push(route),
      );
      await other.page.goto('/main/all', { waitUntil: 'commit' });
      await expect(other.post('The heron is back')).toBeVisible();
      await Promise.all(pendingRoutes.map((route) => route.continue()));
    });
  });
}

test('First load: the first statuses do not wait for those further down', async ({
  instance,
  openClient,
}) => {
  const ada = await registerPerson(instance.origin, 'ada');
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) await ada.post(`Heron ${number}`);
  const client = await openClient();
  const { page } = client;
  await page.addInitScript(noteFirst);
  await page.goto('/main/all');
  await expect(client.post('Heron 3')).toBeVisible();
  await expect(client.post('Heron 1')).toBeAttached();
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, 'firstPosts'))).toBe(2);
});
