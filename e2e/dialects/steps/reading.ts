import { expect } from '@playwright/test';
import { statusLink } from '../../pages/reading.ts';
import type { GoalStep } from './goal-steps.ts';

export const readTimelines: GoalStep = async ({ page, client }) => {
  await page.goto('/main/friends');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const [name, path] of [
    ['Local', '/main/public'],
    ['Federated', '/main/all'],
    ['Home', '/main/friends'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(client.posts.nth(2)).toBeVisible();
  }
};

export const openConversation: GoalStep = async ({ page, client, viewer, other }) => {
  const question = await other.post('Where does the heron sleep?');
  await viewer.post('@jun In the alder.', { in_reply_to_id: question });
  await page.goto('/main/friends');
  await statusLink(client.post('Where does the heron sleep?').last()).click();
  await expect(page).toHaveURL(new RegExp(`/notice/${question}$`));
  await expect(client.post('In the alder.')).toBeVisible();
};

export const openProfile: GoalStep = async ({ page, client, other }) => {
  const id = await other.post('A post with an author');
  await page.goto(`/notice/${id}`);
  const name = page.getByRole('heading', { name: /Jun/, level: 1 });
  await client.post('A post with an author').getByRole('link', { name: /Jun/ }).first().click();
  await expect(page).toHaveURL(/\/jun$/);
  await expect(name).toBeVisible();
  for (const path of ['/jun', '/@jun']) {
    await page.goto(path);
    await expect(name).toBeVisible();
    await expect(client.post('A post with an author')).toBeVisible();
  }
};

export const search: GoalStep = async ({ page, client, other }) => {
  await other.post('A bittern booms at dusk');
  await page.goto('/search');
  const field = client.main.getByRole('searchbox', { name: 'Search' });
  await field.fill('bittern');
  await field.press('Enter');
  await expect(client.post('A bittern booms')).toBeVisible();
  await field.fill('jun');
  await field.press('Enter');
  await client.main.getByRole('button', { name: /^People/ }).click();
  await expect(client.main.getByRole('link').filter({ hasText: '@jun' }).first()).toBeVisible();
};

export const receiveLiveUpdate: GoalStep = async ({ page, client, other }) => {
  await page.goto('/main/friends');
  await expect(client.posts.first()).toBeVisible();
  /*
   * Posts repeatedly until the stream is open, because the stream does not announce statuses that
   * were posted before.
   */
  await expect(async () => {
    await other.post('A kingfisher, just now');
    await expect(client.post('A kingfisher, just now').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
};
