import { expect, type Locator } from '@playwright/test';
import { chooseTool } from '../../pages/composer-menu.ts';
import type { GoalStep } from './goal-steps.ts';
import { expectNewest, openStatus } from './open-status.ts';

const textOf = (form: Locator): Locator => form.getByRole('textbox', { name: 'Text' });

async function chooseVisibility(form: Locator, name: string): Promise<void> {
  await textOf(form).focus();
  await form.getByRole('button', { name: /^Visibility: / }).click();
  await form.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click();
}

export const post: GoalStep = async ({ page, client, viewer }) => {
  await page.goto('/main/friends');
  await client.write('The heron is back');
  await expect(client.post('The heron is back').first()).toBeVisible();
  await expectNewest(viewer, { content: expect.stringContaining('The heron is back') });
};

export const reply: GoalStep = async (context) => {
  const { client, viewer, other } = context;
  const question = await other.post('Has anybody seen the heron?');
  await openStatus(context, question, 'Has anybody seen the heron?');
  await client.reply('Has anybody seen the heron?', 'On the wall');
  await expect(client.post('On the wall')).toBeVisible();
  await expectNewest(viewer, { in_reply_to_id: question });
};

export const postWithContentWarning: GoalStep = async ({ page, client, viewer }) => {
  await page.goto('/main/friends');
  const { composer } = client;
  await textOf(composer).fill('It eats the frog');
  await composer.getByRole('button', { name: 'Content warning (CW)' }).click();
  await composer.getByRole('textbox', { name: 'Content warning' }).fill('Nature');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(textOf(composer)).toHaveValue('');
  await expectNewest(viewer, { spoiler_text: 'Nature', sensitive: true });
  await expect(client.post('Nature').first()).toBeVisible();
};

export const postWithVisibility: GoalStep = async ({ page, client, viewer, dialect }) => {
  await page.goto('/main/friends');
  const { composer } = client;
  await textOf(composer).focus();
  await composer.getByRole('button', { name: /^Visibility: / }).click();
  await expect(composer.getByRole('menuitemradio', { name: /^Local/ })).toHaveCount(
    dialect === 'akkoma' ? 1 : 0,
  );
  await page.keyboard.press('Escape');
  for (const [name, value] of [
    ['Unlisted', 'unlisted'],
    ['Followers only', 'private'],
  ] as const) {
    await chooseVisibility(composer, name);
    await textOf(composer).fill(`For some: ${name}`);
    await composer.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(textOf(composer)).toHaveValue('');
    await expectNewest(viewer, {
      visibility: value,
      content: expect.stringContaining(`For some: ${name}`),
    });
  }
};

export const directMessage: GoalStep = async ({ page, client, other }) => {
  await page.goto('/main/friends');
  const { composer } = client;
  await chooseVisibility(composer, 'Direct');
  await textOf(composer).fill('@jun The heron has a nest');
  await composer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(textOf(composer)).toHaveValue('');
  await page.goto('/users/mira/dms');
  await expect(
    page.getByRole('list', { name: 'Conversations' }).getByText('The heron has a nest'),
  ).toBeVisible();
  expect(await other.call('GET', '/api/v1/conversations?limit=1')).toMatchObject([
    { unread: true, last_status: { content: expect.stringContaining('The heron has a nest') } },
  ]);
};

export const saveDraft: GoalStep = async ({ page, client }) => {
  await page.goto('/main/friends');
  const text = textOf(client.composer);
  await text.fill('Half a sentence about');
  await page.reload();
  await expect(text).toHaveValue('Half a sentence about');
  await text.fill('');
};

export const schedulePost: GoalStep = async ({ page, client, viewer }) => {
  await page.goto('/main/friends');
  const { composer } = client;
  await textOf(composer).fill('Tomorrow at the canal');
  await chooseTool(composer, 'Schedule');
  await expect(composer.getByLabel('Scheduled time')).toBeVisible();
  await composer.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(textOf(composer)).toHaveValue('');
  await chooseTool(composer, 'Scheduled posts');
  const plans = page.getByRole('dialog', { name: 'Scheduled posts' });
  const plan = plans.getByRole('listitem').filter({ hasText: 'Tomorrow at the canal' });
  await plan.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this post?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(plan).toHaveCount(0);
  expect(JSON.stringify(await viewer.call('GET', '/api/v1/scheduled_statuses'))).not.toContain(
    'Tomorrow at the canal',
  );
};
