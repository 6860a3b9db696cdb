import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { chooseFromAccountMenu } from '#app/testing/choose-from-account-menu.ts';
import { renderApp } from '#app/testing/render-app.tsx';

/** Opens the list of people on a server with ann, ben, an administrator and a moderator. */
async function openPeople(signedInAs = 'root') {
  const instance = await startTestInstance({
    world: 'empty',
    people: [
      { username: 'root', role: 'admin' },
      { username: 'mod', role: 'moderator' },
    ],
  });
  const ids = new Map<string, string>();
  for (const name of ['ann', 'ben']) ids.set(name, (await instance.as(name)).account?.id ?? '');
  const app = await renderApp({ instance, signedInAs, path: '/about' });
  await chooseFromAccountMenu(app.user, /^Moderation/);
  const dialog = within(await screen.findByRole('dialog', { name: 'Moderation' }));
  await app.user.click(await dialog.findByRole('button', { name: 'People' }));
  const row = async (name: string) => {
    const list = within(await dialog.findByRole('list', { name: 'People' }));
    return list.findByRole('button', { name: new RegExp(`@${name}`) });
  };
  const root = await instance.as('root');
  const seen = async (name: string) =>
    (await root.get(`/api/v1/accounts/${ids.get(name) ?? ''}`)).body.pleroma;
  return { ...app, dialog, row, seen };
}

test('People: lists the people of the server, and shows tools for the chosen one', async () => {
  const { user, dialog, row, seen } = await openPeople();
  await user.click(await row('ann'));
  dialog.getByRole('heading', { name: 'Moderate @ann' });
  const limit = await dialog.findByRole('checkbox', { name: 'Make all posts followers-only' });
  await user.click(limit);
  await waitFor(async () => expect((await seen('ann')).tags).toContain('mrf_tag:sandbox'));
  await waitFor(() => expect(limit).toHaveProperty('checked', true));
  await user.click(await row('ben'));
  await user.click(dialog.getByRole('button', { name: 'Deactivate account' }));
  const question = within(await screen.findByRole('dialog', { name: 'Deactivate @ben?' }));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  await within(await row('ben')).findByText('Deactivated');
  await user.click(dialog.getByRole('button', { name: 'Reports about @ben' }));
  await dialog.findByRole('button', { name: 'Show reports about everyone, not only @ben' });
});

test('People: shows the custom emoji in names', async () => {
  const { instance, row, dialog, user } = await openPeople();
  const ann = await instance.as('ann');
  const [emoji] = (await instance.visitor.get('/api/v1/custom_emojis')).body;
  const name = `:${emoji.shortcode}:`;
  await ann.patch('/api/v1/accounts/update_credentials', { display_name: `Ann ${name}` });
  await user.click(dialog.getByRole('radio', { name: 'All servers' }));
  await dialog.findByRole('heading', { name: 'Moderate @ben' });
  await within(await row('ann')).findByRole('img', { name });
});

test('People: offers no tools for the viewer’s own account, and moderators no rights of others', async () => {
  const { user, dialog, row } = await openPeople('mod');
  within(await row('root')).getByText('Admin');
  await user.click(await row('mod'));
  await dialog.findByRole('link', { name: /@mod/ });
  expect(dialog.queryByRole('group', { name: 'Restrictions' })).toBeNull();
  expect(dialog.queryByRole('region', { name: 'Account' })).toBeNull();
  await user.click(await row('ann'));
  await dialog.findByRole('region', { name: 'Account' });
  expect(dialog.queryByRole('region', { name: 'Staff rights' })).toBeNull();
});

test('People: searches names on the server', async () => {
  const { user, clock, dialog, row } = await openPeople();
  await row('ann');
  await user.type(dialog.getByRole('searchbox', { name: 'Search' }), 'be');
  await clock.advance(500);
  await waitFor(() => expect(dialog.queryByRole('button', { name: /@ann/ })).toBeNull());
  await row('ben');
  await user.clear(dialog.getByRole('searchbox', { name: 'Search' }));
  await user.click(dialog.getByRole('radio', { name: 'Other servers' }));
  await dialog.findByText('No matches');
});

test('People: shows a failure of a person who is no longer open, with their name', async () => {
  const { user, dialog, row, faults } = await openPeople();
  const response = Promise.withResolvers<Response>();
  faults.of = ({ method }) => (method === 'PUT' ? response.promise : undefined);
  await user.click(await row('ann'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Make public posts unlisted' }));
  await user.click(await row('ben'));
  response.resolve(Response.json({ error: 'Not today' }, { status: 400 }));
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Not today');
  expect(alert.parentElement?.textContent).toContain('@ann');
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(dialog.queryByRole('alert')).toBeNull();
});
