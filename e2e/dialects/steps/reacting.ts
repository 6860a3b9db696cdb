import { expect } from '@playwright/test';
import { clickMenuItem } from '../../pages/status-menu.ts';
import type { GoalStep } from './goal-steps.ts';
import { expectNewest, expectStatus, openStatus } from './open-status.ts';

export const favourite: GoalStep = async (context) => {
  const id = await context.other.post('A post to like');
  const post = await openStatus(context, id, 'A post to like');
  const button = post.getByRole('button', { name: 'Like', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectStatus(context.viewer, id, { favourited: true, favourites_count: 1 });
};

export const reblog: GoalStep = async (context) => {
  const id = await context.other.post('A post to repeat');
  const post = await openStatus(context, id, 'A post to repeat');
  const button = post.getByRole('button', { name: 'Repeat', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expectStatus(context.viewer, id, { reblogged: true, reblogs_count: 1 });
};

export const bookmark: GoalStep = async (context) => {
  const { page, client, viewer, other } = context;
  const id = await other.post('A post to keep');
  const post = await openStatus(context, id, 'A post to keep');
  await clickMenuItem(page, post, 'Bookmark');
  await expectStatus(viewer, id, { bookmarked: true });
  await page.goto('/bookmarks');
  await expect(client.post('A post to keep')).toBeVisible();
};

export const pin: GoalStep = async (context) => {
  const { page, viewer } = context;
  const id = await viewer.post('A post to pin');
  const post = await openStatus(context, id, 'A post to pin');
  await clickMenuItem(page, post, 'Pin to profile');
  await expectStatus(viewer, id, { pinned: true });
  await page.goto('/mira');
  await expect(
    page.getByRole('region', { name: 'Pinned posts' }).getByText('A post to pin'),
  ).toBeVisible();
};

export const quote: GoalStep = async (context) => {
  const { page, client, viewer, other } = context;
  const id = await other.post('A post to quote');
  const post = await openStatus(context, id, 'A post to quote');
  await post.getByRole('button', { name: 'Quote', exact: true }).click();
  const form = page.getByRole('form', { name: /^Quoting/ });
  await form.getByRole('textbox', { name: 'Text' }).pressSequentially('Look at this');
  await form.getByRole('button', { name: 'Quote', exact: true }).click();
  await expect(form).toBeHidden();
  await expectNewest(viewer, { content: expect.stringContaining('Look at this') });
  await page.goto('/main/friends');
  await expect(client.post('Look at this').getByText('A post to quote').first()).toBeVisible();
  await page.goto(`/notice/${id}`);
  await expect(client.post('A post to quote').first()).toBeVisible();
};

/** Expects that nothing can be quoted. */
export const cannotQuote: GoalStep = async (context) => {
  const id = await context.other.post('A post that nobody can quote');
  const post = await openStatus(context, id, 'A post that nobody can quote');
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await expect(post.getByRole('button', { name: /Quote/ })).toHaveCount(0);
};

export const translate: GoalStep = async (context) => {
  const { page, other } = context;
  const id = await other.post('Le héron est revenu', { language: 'fr' });
  const post = await openStatus(context, id, 'Le héron est revenu');
  await clickMenuItem(page, post, 'Translate');
  await expect(post.getByRole('region', { name: 'Translation' })).toContainText(
    'LE HÉRON EST REVENU',
  );
};

/** Expects that nothing can be translated. */
export const cannotTranslate: GoalStep = async (context) => {
  const { page, other } = context;
  const id = await other.post('Le héron est reparti', { language: 'fr' });
  const post = await openStatus(context, id, 'Le héron est reparti');
  await post.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Bookmark' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Translate' })).toHaveCount(0);
  await page.keyboard.press('Escape');
};
