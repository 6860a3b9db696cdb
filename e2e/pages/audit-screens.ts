import { demoSignIns } from '@rookery/instance/seed/sign-ins.ts';
import { accessibilityViolations } from '../fixtures/accessibility-violations.ts';
import { expect } from '../fixtures/test.ts';
import type { Client } from './client.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

async function audit(client: Client, path: string): Promise<void> {
  await client.page.goto(path);
  await expect(client.page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.startsWith('/main/')) await expect(client.posts.nth(3)).toBeVisible();
  expect.soft(await accessibilityViolations(client.page), path).toEqual([]);
}

/** Expects no axe violations on the screens of a visitor to the demo world, dark or light. */
export async function auditVisitorScreens(client: Client, size: Size): Promise<void> {
  await client.page.setViewportSize(size);
  await audit(client, '/main/all');
  await audit(client, '/about');
  await audit(client, '/login');
}

/** Expects no axe violations on the screens of a member of the demo world, dark or light. */
export async function auditMemberScreens(client: Client, size: Size): Promise<void> {
  const { page } = client;
  const [mira] = demoSignIns;
  if (!mira) throw new Error('nobody to be');
  await page.setViewportSize(size);
  await page.goto('/login');
  await client.fillSignIn(mira.username, mira.password);
  await expect(page).toHaveURL(/\/main\/friends$/);
  await audit(client, '/mira/notifications');
  await audit(client, '/announcements');
  await audit(client, '/main/friends');
  await client.posts.first().getByRole('button', { name: 'Reply' }).click();
  await expect(client.replyForm).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'a reply being written').toEqual([]);
}
