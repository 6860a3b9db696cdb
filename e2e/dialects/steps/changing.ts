import { expect } from '@playwright/test';
import { clickMenuItem } from '../../pages/status-menu.ts';
import type { GoalStep } from './goal-steps.ts';
import { expectStatus, openStatus } from './open-status.ts';

export const editPost: GoalStep = async (context) => {
  const { page, client, viewer } = context;
  const id = await viewer.post('The heorn is back');
  const post = await openStatus(context, id, 'The heorn is back');
  await clickMenuItem(page, post, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit post' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The heron is back again');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(client.post('The heron is back again')).toBeVisible();
  await expectStatus(viewer, id, { edited_at: expect.any(String) });
};

export const deletePost: GoalStep = async (context) => {
  const { page, client, viewer } = context;
  const id = await viewer.post('Not what I meant');
  const post = await openStatus(context, id, 'Not what I meant');
  await clickMenuItem(page, post, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(client.post('Not what I meant')).toHaveCount(0);
  await expect
    .poll(async () => JSON.stringify(await viewer.call('GET', '/api/v1/timelines/home')))
    .not.toContain('Not what I meant');
};
