import { expect, test } from '../fixtures/test.ts';

for (const [language, sentence] of [
  ['en-GB', /^This browser is too old for Rookery/],
  ['de-AT', /^Dieser Browser ist zu alt für Rookery/],
] as const) {
  test(`Unsupported browser: shows in ${language} which browsers are supported`, async ({
    openClient,
  }) => {
    const { page } = await openClient();
    await page.addInitScript((tag) => {
      Reflect.deleteProperty(URL, 'parse');
      Object.defineProperty(navigator, 'languages', { value: [tag] });
    }, language);
    await page.goto('/main/all');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Chrome 126, Firefox 128, Safari 18.0')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);
  });
}
