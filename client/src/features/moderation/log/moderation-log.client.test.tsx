import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const log = '/api/v1/pleroma/admin/moderation_log';

async function openWindow(hasLog = true) {
  const instance = await startTestInstance({
    world: 'empty',
    config: { throttle: false },
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  await instance.as('bob');
  const tag = { nicknames: ['bob'], tags: ['mrf_tag:sandbox'] };
  await (await instance.as('root')).put('/api/v1/pleroma/admin/users/tag', tag);
  await (await instance.as('mod')).delete('/api/v1/pleroma/admin/users/tag', tag);
  const app = await renderApp({
    instance,
    signedInAs: 'mod',
    path: '/about',
    faultOf: ({ url }) =>
      new URL(url).pathname === log && !hasLog ? new Response('', { status: 403 }) : undefined,
  });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Moderation' })) };
}

test('ModerationLog: lists what staff did, and filters by person and words [R-MOD-030]', async () => {
  const { user, clock, dialog } = await openWindow();
  await user.click(await dialog.findByRole('button', { name: 'Log' }));
  const list = await dialog.findByRole('list', { name: 'Moderation log' });
  const lines = () => within(list).getAllByRole('listitem');
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('@mod removed tags: mrf_tag:sandbox from users: @bob'),
    expect.stringContaining('@root added tags: mrf_tag:sandbox to users: @bob'),
  ]);
  dialog.getByText('2 entries');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'By' }), '@root');
  await dialog.findByText('1 entry');
  await user.type(dialog.getByRole('searchbox', { name: 'Search' }), 'no such words');
  await act(() => clock.advance(500));
  await dialog.findByText('No entries');
});

test('ModerationLog: is absent if the server refuses it to the viewer [R-MOD-030]', async () => {
  const { dialog, requests } = await openWindow(false);
  await waitFor(() => expect(requests.some(({ url }) => url.includes(log))).toBe(true));
  await dialog.findByRole('button', { name: 'People' });
  expect(dialog.queryByRole('button', { name: 'Log' })).toBeNull();
});
