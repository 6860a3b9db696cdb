import { expect } from '@playwright/test';
import { openSettings } from '../../pages/settings.ts';
import { clickMenuItem } from '../../pages/status-menu.ts';
import type { GoalStep } from './goal-steps.ts';
import { expectStatus, openStatus } from './open-status.ts';

export const muteConversation: GoalStep = async (context) => {
  const { page, viewer } = context;
  const id = await viewer.post('A conversation that gets too long');
  const post = await openStatus(context, id, 'A conversation that gets too long');
  await clickMenuItem(page, post, 'Mute conversation');
  await expect(page.getByText('Conversation muted').first()).toBeVisible();
  await expectStatus(viewer, id, { muted: true });
};

export const filterPosts: GoalStep = async ({ page, client, other }) => {
  const dialog = await openSettings(page, 'Filters');
  await dialog.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: /^Words/ }).click();
  await dialog.getByRole('textbox', { name: 'Filtered words' }).fill('cormorant');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog.getByRole('list', { name: 'Filters' })).toContainText('cormorant');
  await other.post('A cormorant dries its wings');
  await page.goto('/main/friends');
  const folded = client.post('Filtered: cormorant').first();
  await expect(folded).toBeVisible();
  await expect(client.main.getByText('A cormorant dries its wings')).toHaveCount(0);
};

export const report: GoalStep = async (context) => {
  const { page, other } = context;
  const id = await other.post('A post against the rules');
  const post = await openStatus(context, id, 'A post against the rules');
  await clickMenuItem(page, post, 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report @jun' });
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('This is unkind.');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
};
