import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

async function open(instance: TestInstance, path: string, options: RenderAppOptions = {}) {
  const app = await renderApp({ signedInAs: 'mira', ...options, instance, path });
  return { ...app, main: within(await screen.findByRole('main')) };
}

/**
 * Starts an instance whose accounts follow each other: with `[['mira', 'jun']]`, mira follows jun.
 */
async function follow(pairs: readonly (readonly [who: string, whom: string])[]) {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('jun', { displayName: 'Jun' });
  for (const [who, whom] of pairs) {
    /* oxlint-disable no-await-in-loop -- the accounts must be followed in this order */
    const { account } = await instance.as(whom);
    await (await instance.as(who)).post(`/api/v1/accounts/${account?.id}/follow`);
    /* oxlint-enable no-await-in-loop */
  }
  return instance;
}

test.each([
  [[['mira', 'jun']], []],
  [[['jun', 'mira']], ['Follows you']],
  [
    [
      ['mira', 'jun'],
      ['jun', 'mira'],
    ],
    ['You follow each other'],
  ],
] as const)(
  'AccountBadges: with the follows %j (follower, followed account), shows %j',
  async (pairs, expected) => {
    const { main } = await open(await follow(pairs), '/jun');
    const heading = await main.findByRole('link', { name: 'Jun' });
    const names = heading.parentElement;
    const badges = names ? within(names).queryAllByRole('listitem') : [];
    expect(badges.map(({ textContent }) => textContent)).toEqual(expected);
  },
);

test.each([
  [['ines'], ['ines', 'kai'], 'Followed by ines'],
  [['ines', 'kai'], ['ines', 'kai'], 'Followed by kai and ines'],
  [
    ['ines', 'kai', 'tove'],
    ['ines', 'kai', 'tove'],
    'Followed by tove, kai and 1 other you follow',
  ],
  [['ines'], ['kai'], undefined],
] as const)(
  'FamiliarFollowers: if the viewer follows %j and the followers are %j, shows %s',
  async (followed, followers, expected) => {
    const instance = await follow([
      ...followed.map((whom) => ['mira', whom] as const),
      ...followers.map((who) => [who, 'jun'] as const),
    ]);
    const { main, requests } = await open(instance, '/jun');
    await waitFor(() => expect(requests.some(({ url }) => url.includes('/followers?'))).toBe(true));
    await main.findByRole('link', { name: 'Jun' });
    const line = () => main.queryByText(/^Followed by/)?.textContent;
    await waitFor(() => expect(line()).toBe(expected));
  },
);

test('FamiliarFollowers: does not request the followers of an account with more than one page of them', async () => {
  const instance = await follow([['ines', 'jun']]);
  const jun = await instance.as('jun');
  const { body } = await jun.get(`/api/v1/accounts/${jun.account?.id}`);
  const { main, requests } = await open(instance, '/jun', {
    faultOf: ({ url }) =>
      url.includes('/api/v1/accounts/jun')
        ? Response.json({ ...body, followers_count: 41 })
        : undefined,
  });
  await main.findByRole('link', { name: '41 followers' });
  await main.findByRole('link', { name: 'Replies' });
  expect(requests.filter(({ url }) => url.includes('/followers?'))).toEqual([]);
});

test('AccountFacts: shows since when the account exists, and the average of posts a day if it is at least one [R-PROF-025]', async () => {
  const instance = await follow([]);
  const { main, current } = await open(instance, '/jun');
  await main.findByRole('link', { name: 'Jun' });
  const id = (await instance.as('jun')).account?.id ?? '';
  const { tables } = current.store.getState();
  const createdAt = '2025-11-20T12:00:00Z';
  const days = (Date.now() - Date.parse(createdAt)) / 86_400_000;
  act(() => tables.accounts.merge({ id, createdAt, statusesCount: Math.round(days) * 2 }));
  main.getByText('Joined November 2025');
  main.getByText('2 posts a day');
  act(() => tables.accounts.merge({ id, statusesCount: 3 }));
  expect(main.getByRole('link', { name: '3 posts' }).title).toBe('Less than one post a day');
  expect(main.queryByText(/ a day$/)).toBeNull();
});

test('AccountActionsMenu: copies the link to the profile', async () => {
  const { main, user } = await open(await follow([]), '/jun');
  await user.click(await main.findByRole('button', { name: 'More options for @jun' }));
  await user.click(main.getByRole('menuitem', { name: 'Copy link' }));
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toMatch(/\/jun$/);
});

test.each(['Change avatar', 'Change banner', 'Edit profile'])(
  'ProfileHead: “%s” on the viewer’s own profile opens the settings [R-PROF-026]',
  async (name) => {
    const { main, user } = await open(await follow([]), '/mira');
    await user.click(await main.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'Settings' });
  },
);

test.each([
  ['Change avatar', 'Avatar'],
  ['Change banner', 'Banner'],
])('ProfileHead: “%s” leads to the setting “%s”', async (name, label) => {
  const { main, user } = await open(await follow([]), '/mira');
  await user.click(await main.findByRole('button', { name }));
  const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const field = await settings.findByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('AccountButtons: opens a form for a direct message to the account', async () => {
  const { main, user } = await open(await follow([]), '/jun');
  await user.click(await main.findByRole('button', { name: 'Send a direct message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  expect(await dialog.findByRole('textbox', { name: 'Text' })).toHaveProperty('value', '@jun ');
  dialog.getByRole('button', { name: /^Direct|Direct$/ });
});

test('PrivateNote: is shown below the bio if the account has a note, and stays when the text is deleted', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  await mira.post(`/api/v1/accounts/${jun.account?.id}/note`, { comment: 'met at the canal' });
  const { main, user, clock } = await open(instance, '/jun');
  const field = await main.findByRole('textbox', { name: 'Private note' });
  await user.clear(field);
  await clock.advance(1_500);
  await main.findByText('Saved');
  expect(main.getByRole('textbox', { name: 'Private note' })).toBe(field);
});
