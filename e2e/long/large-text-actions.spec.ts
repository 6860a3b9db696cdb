import { demoSignIns } from '@rookery/instance/seed/sign-ins.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { findCutActions } from '../pages/cut-actions.ts';
import { waitForFrames, type Client } from '../pages/client.ts';

const widths = [320, 390, 768, 1000, 1440];
const textSizes = [80, 100, 150, 200];

/** Sets the preference for the text size, in percent, and loads the page again. */
async function setTextSize(client: Client, percent: number): Promise<void> {
  const { page } = client;
  await page.evaluate((textSize) => {
    localStorage.setItem('preferences.device', JSON.stringify({ version: 1, value: { textSize } }));
  }, percent);
  await page.reload();
  await expect(client.posts.nth(2)).toBeVisible();
}

/** What is opened before controls are measured, and closed by Escape after that. */
const opened: Readonly<Record<string, (client: Client) => Promise<void>>> = {
  page: async () => undefined,
  'menu of a post': async ({ posts, page }) => {
    await posts.nth(1).getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menu').first()).toBeVisible();
  },
  composer: async ({ page, posts }) => {
    await posts.nth(1).focus();
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Text' }).first()).toBeVisible();
  },
  settings: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('text size');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider', { name: 'Text size' })).toBeVisible();
  },
};

async function listCutActions(page: Page): Promise<string[]> {
  await waitForFrames(page);
  return page.evaluate(findCutActions);
}

for (const fontSize of [16, 24, 32])
  test(`Large text: with a browser font of ${fontSize} px no control is cut in any window or text size`, async ({
    startInstance,
    openClient,
  }) => {
    test.setTimeout(1_200_000);
    const client = await openClient(await startInstance(['--world', 'demo', '--no-throttle']));
    const { page } = client;
    const [mira] = demoSignIns;
    if (!mira) throw new Error('The demo world has no account.');
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.goto('/login');
    await client.fillSignIn(mira.username, mira.password);
    await expect(client.posts.nth(2)).toBeVisible();
    for (const textSize of textSizes) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await setTextSize(client, textSize);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${(fontSize * textSize) / 100}px`,
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const [name, open] of Object.entries(opened)) {
          await open(client);
          const where = `${name} at ${width} px and ${textSize} %`;
          expect.soft(await listCutActions(page), where).toEqual([]);
          await page.keyboard.press('Escape');
        }
      }
    }
  });
