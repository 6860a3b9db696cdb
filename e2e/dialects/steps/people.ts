import { expect, type Locator } from '@playwright/test';
import { responseId } from '../../fixtures/response-id.ts';
import type { GoalContext } from '../goal-test.ts';
import type { GoalStep } from './goal-steps.ts';

async function expectRelationship(
  { viewer }: GoalContext,
  username: string,
  values: Readonly<Record<string, boolean>>,
): Promise<void> {
  const account = await viewer.call('GET', `/api/v1/accounts/lookup?acct=${username}`);
  const path = `/api/v1/accounts/relationships?id[]=${responseId(account)}`;
  await expect.poll(() => viewer.call('GET', path)).toMatchObject([values]);
}

async function chooseInMenu({ page, client }: GoalContext, name: string): Promise<void> {
  await client.main
    .getByRole('button', { name: /^More options for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function openProfileOf({ page, client }: GoalContext, username: string): Promise<Locator> {
  await page.goto(`/${username}`);
  await expect(client.main.getByText(`@${username}`).first()).toBeVisible();
  return client.main;
}

export const follow: GoalStep = async (context) => {
  const profile = await openProfileOf(context, 'rookbot');
  await profile.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await expect(profile.getByRole('button', { name: /^Following/ })).toBeVisible();
  await expectRelationship(context, 'rookbot', { following: true });
};

export const unfollow: GoalStep = async (context) => {
  const { page } = context;
  const profile = await openProfileOf(context, 'rookbot');
  await profile.getByRole('button', { name: /^Following/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unfollow' }).click();
  await expect(profile.getByRole('button', { name: 'Follow', exact: true }).first()).toBeVisible();
  await expectRelationship(context, 'rookbot', { following: false });
};

export const mutePerson: GoalStep = async (context) => {
  const profile = await openProfileOf(context, 'weatherhen');
  await chooseInMenu(context, 'Mute');
  await expectRelationship(context, 'weatherhen', { muting: true });
  await expect(profile.getByRole('listitem').getByText('Muted', { exact: true })).toBeVisible();
  await chooseInMenu(context, 'Unmute');
  await expectRelationship(context, 'weatherhen', { muting: false });
};

export const blockPerson: GoalStep = async (context) => {
  const { page } = context;
  const profile = await openProfileOf(context, 'seb');
  await chooseInMenu(context, 'Block');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expectRelationship(context, 'seb', { blocking: true });
  await expect(profile.getByRole('listitem').getByText('Blocked', { exact: true })).toBeVisible();
  await chooseInMenu(context, 'Unblock');
  await expectRelationship(context, 'seb', { blocking: false });
};

export const manageLists: GoalStep = async ({ page, client, other }) => {
  await other.post('A post for the list');
  await page.goto('/lists');
  const { main } = client;
  await main.getByRole('button', { name: 'New list' }).click();
  const form = main.getByRole('form', { name: 'New list' });
  await form.getByLabel('List title').fill('Canal people');
  const finder = form.getByRole('searchbox', { name: 'Find people to add' });
  await finder.fill('jun');
  await finder.press('Enter');
  await form
    .getByRole('list', { name: 'People found' })
    .getByRole('checkbox', { name: /@jun$/ })
    .check();
  await form.getByRole('button', { name: 'Create' }).click();
  await main.getByRole('link', { name: 'Canal people', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Canal people', level: 1 })).toBeVisible();
  await expect(client.post('A post for the list')).toBeVisible();
};

export const followHashtag: GoalStep = async ({ page, client, other }) => {
  await other.post('Counted again #heroncount');
  await page.goto('/tag/heroncount');
  await expect(client.post('Counted again')).toBeVisible();
  await client.main.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(client.main.getByRole('button', { name: 'Unfollow', exact: true })).toBeVisible();
  await page.goto('/lists');
  await expect(client.main.getByRole('link', { name: '#heroncount' })).toBeVisible();
};
