import type { Page } from '@playwright/test';
import { accessibilityViolations } from './fixtures/accessibility-violations.ts';
import { authorAndFollower, follow } from './fixtures/person.ts';
import { expect, test } from './fixtures/test.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name });

async function addColumn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name, exact: true }).press('Enter');
}

test('Columns: are added, moved and closed, keep their position, and receive new posts', async ({
  instance,
  openClient,
}) => {
  const [ada, bela] = await authorAndFollower(instance.origin);
  await follow(ada, bela);
  for (let number = 1; number <= 30; number += 1) await ada.post(`The ${number}. heron`);
  const { page } = await openClient();
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto('/login');
  const form = page.getByRole('main').getByRole('form', { name: 'Log in' });
  await form.getByLabel('Username').fill(bela.username);
  await form.getByLabel('Password', { exact: true }).fill(bela.password);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('feed', { name: 'Timeline: Home' })).toBeVisible();

  await test.step('the menu of the title opens the timeline in a column', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Home' }).click();
    await page.getByRole('menuitem', { name: 'Open in a column' }).click();
    await expect(column(page, 'Column 1: Home').getByRole('article').first()).toBeVisible();
    await addColumn(page, 'Local');
    await expect(column(page, 'Column 2: Local').getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('a new post arrives in both columns', async () => {
    await page.mouse.move(0, 0);
    await ada.post('The last heron');
    for (const name of ['Column 1: Home', 'Column 2: Local'])
      await expect(column(page, name).getByText('The last heron')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a moved column keeps its scroll position, also after a reload', async () => {
    await column(page, 'Column 2: Local').getByText('The 30. heron').hover();
    await page.mouse.wheel(0, 1_000);
    await expect(column(page, 'Column 2: Local').getByText('The last heron')).not.toBeInViewport();
    await expect(column(page, 'Column 2: Local').getByText('The 20. heron')).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('l');
    await page.keyboard.press('w');
    await page.keyboard.press('h');
    await expect(column(page, 'Column 1: Local').getByText('The 20. heron')).toBeInViewport();
    await page.reload();
    await expect(column(page, 'Column 1: Local').getByText('The 20. heron')).toBeInViewport();
    await expect(column(page, 'Column 2: Home').getByText('The last heron')).toBeInViewport();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  await test.step('the columns are closed by keyboard, and the third column returns', async () => {
    for (const left of [1, 0]) {
      await expect(page.getByRole('button', { name: 'Add column' })).toBeVisible();
      await page.getByRole('main').getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('Escape');
      await page.keyboard.press('l');
      await page.keyboard.press('w');
      await page.keyboard.press('c');
      await expect(page.getByRole('region', { name: /^Column / })).toHaveCount(left);
    }
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  });
});
