import { expect } from '@playwright/test';
import type { GoalStep } from './goal-steps.ts';

export const readNotifications: GoalStep = async ({ page, client, other }) => {
  await page.goto('/main/friends');
  await expect(client.posts.first()).toBeVisible();
  await other.post('@mira Have you seen the swifts?');
  const bell = page.getByRole('link', { name: /^Notifications/ });
  await expect(bell.first()).toContainText(/unread notification/);
  await page.goto('/mira/notifications');
  const { main } = client;
  await expect(main.getByText('Have you seen the swifts?')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as read', exact: true }).first().click();
  await expect(main.getByText(/new notification/)).toHaveCount(0);
  await page.reload();
  await expect(main.getByText('Have you seen the swifts?')).toBeVisible();
  await expect(bell.first()).not.toContainText(/unread notification/);
};

export const readAnnouncements: GoalStep = async ({ page, client }) => {
  await page.goto('/main/friends');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /^Announcements/ })
    .click();
  await expect(client.main.getByText('The allotment party is on Saturday')).toBeVisible();
};

/** Expects that the client has no link to announcements. */
export const hasNoAnnouncements: GoalStep = async ({ page }) => {
  await page.goto('/main/friends');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: /^About/ })).toBeVisible();
  await expect(navigation.getByRole('link', { name: /^Announcements/ })).toHaveCount(0);
};
