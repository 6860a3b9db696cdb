import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Runs in the page: records the colour of the page in every frame, beginning with the first. */
function noteFrames(): void {
  const seen: string[] = [];
  Reflect.set(globalThis, 'seenColors', seen);
  const record = () => {
    const isRendered = document.querySelector('main') !== null;
    const color = getComputedStyle(document.documentElement).backgroundColor;
    if (document.styleSheets.length > 0 && seen.at(-1) !== color) seen.push(color);
    if (!isRendered) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}

const choose = (page: Page, value: Readonly<Record<string, unknown>>) =>
  page.evaluate(
    (text) => {
      localStorage.setItem('preferences.device', text);
    },
    JSON.stringify({ version: 1, value }),
  );

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('Themes: a custom theme applies in the first frame under the content security policy', async ({
  openClient,
}) => {
  const { page } = await openClient();
  await page.goto('/main/all');
  await choose(page, { theme: 'redmond-xx' });
  await page.reload();
  await expect.poll(() => background(page)).toBe('rgb(31, 127, 128)');
  await page.addInitScript(noteFrames);
  await page.reload();
  await page.getByRole('main').waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seenColors'))).toEqual([
    'rgb(31, 127, 128)',
  ]);
});

test('Themes: light and dark themes switch with the device', async ({ openClient }) => {
  const { page } = await openClient();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/main/all');
  await choose(page, { themeInDark: 'thekanata' });
  await page.reload();
  await expect.poll(() => background(page)).toBe('rgb(16, 30, 40)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe('rgb(244, 245, 248)');
});

test('Themes: the system’s high contrast setting overrides any theme', async ({ openClient }) => {
  const { page } = await openClient();
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/main/all');
  await choose(page, { theme: 'monokai' });
  await page.reload();
  const property = (name: string) =>
    page.evaluate(
      (slot) => getComputedStyle(document.documentElement).getPropertyValue(slot),
      name,
    );
  await expect.poll(() => property('--bg')).toBe('rgba(37, 38, 42, 1)');
  expect(await property('--faint')).toBe(await property('--text'));
});
