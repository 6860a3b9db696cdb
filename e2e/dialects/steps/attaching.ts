import path from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { repositoryRoot } from '../../../tools/toolchain.js';
import { describeFile } from '../../pages/describe-file.ts';
import { clickMenuItem } from '../../pages/status-menu.ts';
import type { GoalContext } from '../goal-test.ts';
import type { GoalStep } from './goal-steps.ts';
import { expectNewest, openStatus } from './open-status.ts';

const picture = path.join(repositoryRoot, 'e2e/fixtures/heron.png');

interface PollLimits {
  readonly max_options: number;
}

/**
 * The limits of polls in the instance document: `configuration.polls` on Mastodon, `poll_limits` on
 * Pleroma.
 */
interface InstanceDocument {
  readonly configuration?: { readonly polls: PollLimits };
  readonly poll_limits?: PollLimits;
}

async function readPollOptions({ origin }: GoalContext): Promise<number> {
  const limits: InstanceDocument = await (await fetch(`${origin}/api/v1/instance`)).json();
  return (limits.configuration?.polls ?? limits.poll_limits)?.max_options ?? 0;
}

export const createPoll: GoalStep = async (context) => {
  const { page, client, viewer } = context;
  const maxOptions = await readPollOptions(context);
  await page.goto('/main/friends');
  const { composer } = client;
  await composer.getByRole('textbox', { name: 'Text' }).fill('Which bird is it?');
  await composer.getByRole('button', { name: 'Poll' }).click();
  const poll = composer.getByRole('group', { name: 'Poll' });
  const add = poll.getByRole('button', { name: 'Add option' });
  for (let number = 1; number <= maxOptions; number += 1) {
    if (number > 2) await add.click();
    await poll.getByRole('textbox', { name: `Option ${number}`, exact: true }).fill(`${number}`);
  }
  await expect(add).toBeDisabled();
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(poll).toHaveCount(0);
  await expectNewest(viewer, {
    poll: { multiple: false },
    content: expect.stringContaining('Which bird is it?'),
  });
  await expect(client.post('Which bird is it?').getByRole('listitem')).toHaveCount(maxOptions);
};

export const votePoll: GoalStep = async (context) => {
  const { other, viewer } = context;
  const id = await other.post('Heron or egret?', {
    poll: { options: ['A heron', 'An egret'], expires_in: 3_600 },
  });
  const post = await openStatus(context, id, 'Heron or egret?');
  await post.getByRole('radio', { name: 'An egret' }).check();
  await post.getByRole('button', { name: 'Vote' }).click();
  await expect(post.getByRole('list', { name: 'Poll results' })).toContainText(
    /100\s?%\s*An egret/,
  );
  expect(await viewer.call('GET', `/api/v1/statuses/${id}`)).toMatchObject({
    poll: { voted: true, own_votes: [1], votes_count: 1 },
  });
};

async function attachHeron(form: Locator): Promise<void> {
  await form.getByLabel('Files to attach').setInputFiles(picture);
  await describeFile(form, 'heron.png', 'A heron on a wall');
}

export const attachPicture: GoalStep = async ({ page, client, viewer }) => {
  await page.goto('/main/friends');
  const { composer } = client;
  await composer.getByRole('textbox', { name: 'Text' }).fill('Look who is here');
  await attachHeron(composer);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(
    client.post('Look who is here').getByRole('img', { name: 'A heron on a wall' }),
  ).toBeVisible();
  await expectNewest(viewer, {
    media_attachments: [{ type: 'image', description: 'A heron on a wall' }],
  });
};

export const redraftPost: GoalStep = async (context) => {
  const { page, client, viewer } = context;
  await page.goto('/main/friends');
  const { composer } = client;
  await composer.getByRole('textbox', { name: 'Text' }).fill('A hern');
  await attachHeron(composer);
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(client.post('A hern')).toBeVisible();
  await clickMenuItem(page, client.post('A hern').first(), 'Delete and re-draft');
  await page.getByRole('button', { name: 'Re-draft', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await dialog.getByRole('textbox', { name: 'Text' }).fill('A drawn heron');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    client.post('A drawn heron').getByRole('img', { name: 'A heron on a wall' }),
  ).toBeVisible();
  await expect(client.post('A hern')).toHaveCount(0);
  await expectNewest(viewer, {
    content: expect.stringContaining('A drawn heron'),
    media_attachments: [{ description: 'A heron on a wall' }],
  });
};
