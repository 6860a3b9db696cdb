import { register } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const laidIn = /<script id="initial-results"[^>]*>[^<]*<\/script>/;

for (const [title, isPreloaded, most] of [
  ['with the documents laid into the page', true, 12],
  ['with a page that brings nothing along', false, 16],
] as const) {
  test(`a first visit asks for few things before the first post, ${title}`, async ({
    instance,
    openClient,
  }) => {
    const ada = await register(instance.origin, 'ada');
    await ada.post('The heron is back');
    const client = await openClient();
    const { page, watch } = client;
    if (!isPreloaded) {
      await page.route('**/main/all', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(laidIn, '') });
      });
    }
    await page.goto('/main/all');
    await expect(client.post('The heron is back')).toBeVisible();
    const { origin } = instance;
    const asked = watch.addresses.filter((url) => url.startsWith(origin));
    expect(asked.length).toBeLessThanOrEqual(most);
    expect(asked.some((url) => url.endsWith('/api/v1/instance'))).toBe(!isPreloaded);
  });
}
