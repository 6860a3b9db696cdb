import { expect, type Locator } from '@playwright/test';
import { responseId } from '../../fixtures/response-id.ts';
import type { Scene } from '../scene.ts';
import type { GoalStep } from './goal-steps.ts';

async function expectRelationship(
  { viewer }: Scene,
  username: string,
  values: Readonly<Record<string, boolean>>,
): Promise<void> {
  const account = await viewer.call('GET', `/api/v1/accounts/lookup?acct=${username}`);
  const path = `/api/v1/accounts/relationships?id[]=${responseId(account)}`;
  await expect.poll(() => viewer.call('GET', path)).toMatchObject([values]);
}

async function chooseInMenu({ page, client }: Scene, name: string): Promise<void> {
  await client.main
    .getByRole('button', { name: /^More options for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function openProfileOf({ page, client }: Scene, username: string): Promise<Locator> {
  await page.goto(`/${username}`);
  await expect(client.main.getByText(`@${username}`).first()).toBeVisible();
  return client.main;
}

export const follow: GoalStep = async (scene) => {
  const profile = await openProfileOf(scene, 'rookbot');
  await profile.getByRole('button', { name: 'Follow', exact: true }).first().click();
  await expect(profile.getByRole('button', { name: /^Following/ })).toBeVisible();
  await expectRelationship(scene, 'rookbot', { following: true });
};

export const unfollow: GoalStep = async (scene) => {
  const { page } = scene;
  const profile = await openProfileOf(scene, 'rookbot');
  await profile.getByRole('button', { name: /^Following/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unfollow' }).click();
  await expect(profile.getByRole('button', { name: 'Follow', exact: true }).first()).toBeVisible();
  await expectRelationship(scene, 'rookbot', { following: false });
};

export const mutePerson: GoalStep = async (scene) => {
  const profile = await openProfileOf(scene, 'weatherhen');
  await chooseInMenu(scene, 'Mute');
  await expectRelationship(scene, 'weatherhen', { muting: true });
  await expect(profile.getByRole('listitem').getByText('Muted', { exact: true })).toBeVisible();
  await chooseInMenu(scene, 'Unmute');
  await expectRelationship(scene, 'weatherhen', { muting: false });
};

export const blockPerson: GoalStep = async (scene) => {
  const { page } = scene;
  const profile = await openProfileOf(scene, 'seb');
  await chooseInMenu(scene, 'Block');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expectRelationship(scene, 'seb', { blocking: true });
  await expect(profile.getByRole('listitem').getByText('Blocked', { exact: true })).toBeVisible();
  await chooseInMenu(scene, 'Unblock');
  await expectRelationship(scene, 'seb', { blocking: false });
};

export const keepLists: GoalStep = async ({ page, client, other }) => {
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
