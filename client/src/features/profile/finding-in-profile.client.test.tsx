import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { toDateFieldValue } from '#lib/date-field.ts';

type Opened = Awaited<ReturnType<typeof open>>;
type UserEvent = Opened['user'];
type Main = Opened['main'];

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const jun = await instance.as('jun', { displayName: 'Jun' });
  await jun.post('/api/v1/statuses', { status: 'A heron on the canal' });
  await jun.post('/api/v1/statuses', { status: 'Rain since noon' });
  await mira.post('/api/v1/statuses', { status: 'My own heron' });
  const near = String((await mira.post('/api/v1/lists', { title: 'Near' })).body.id);
  await mira.post('/api/v1/lists', { title: 'Far' });
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/jun' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Rain since noon');
  const members = async (): Promise<string[]> =>
    (await mira.get(`/api/v1/lists/${near}/accounts`)).body.map(({ id }: { id: string }) => id);
  return { ...app, main, members, junId: jun.account?.id ?? '' };
}

/** Opens the search in a profile's posts and searches for `words`; returns the field. */
async function search(user: UserEvent, main: Main, words: string): Promise<HTMLElement> {
  await user.click(main.getByRole('button', { name: 'Search these posts' }));
  const field = main.getByRole('searchbox', { name: 'Search these posts' });
  expect(document.activeElement).toBe(field);
  await user.keyboard(`${words}{Enter}`);
  return field;
}

test('StatusesSearch: searches only the posts of one account', async () => {
  const { main, user, requests } = await open();
  await search(user, main, 'heron');
  const found = within(await main.findByRole('list', { name: 'Posts found' }));
  await found.findByText('A heron on the canal');
  expect(found.queryByText('My own heron')).toBeNull();
  expect(found.queryByText('Rain since noon')).toBeNull();
  expect(requests.some(({ url }) => url.includes('account_id='))).toBe(true);
});

test('StatusesSearch: omits posts of other accounts if the server ignores the account', async () => {
  const { main, user, faults, instance } = await open();
  const everyones = await (await instance.as('mira')).get('/api/v2/search?q=heron');
  expect(everyones.body.statuses).toHaveLength(2);
  faults.of = ({ url }) =>
    url.includes('/api/v2/search') ? Response.json(everyones.body) : undefined;
  await search(user, main, 'heron');
  const found = within(await main.findByRole('list', { name: 'Posts found' }));
  await found.findByText('A heron on the canal');
  expect(found.queryByText('My own heron')).toBeNull();
});

test('StatusesSearch: says that nothing was found', async () => {
  const { main, user } = await open();
  await search(user, main, 'pelican');
  await main.findByText('No results for “pelican”');
});

test('StatusesSearch: says that the server searches only some posts, or none', async () => {
  const { main, user, faults, current } = await open();
  const { instance } = current.store.getState();
  const { info } = instance.getState();
  act(() =>
    instance.setState({
      info: { ...info, serverInfo: { ...info.serverInfo, software: 'mastodon' } },
    }),
  );
  const box = await search(user, main, 'pelican');
  await main.findByText(/^No results for “pelican” This server may not support post search/);
  faults.of = ({ url }) =>
    url.includes('/api/v2/search') ? new Response('{}', { status: 404 }) : undefined;
  await user.type(box, 's{Enter}');
  await main.findByText('This server doesn’t support post search.');
});

test('ListMembershipCheckboxes: adds an account to lists and removes it, and offers a retry on failure', async () => {
  const { main, user, faults, members, junId } = await open();
  await user.click(main.getByRole('button', { name: 'More options for @jun' }));
  await user.click(main.getByRole('menuitem', { name: 'Add to list…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add @jun to lists' }));
  const box = await dialog.findByRole('checkbox', { name: 'Near' });
  expect(box).toHaveProperty('checked', false);
  faults.of = ({ method, url }) =>
    method === 'POST' && url.includes('/accounts')
      ? new Response('{}', { status: 503 })
      : undefined;
  await user.click(box);
  const again = await dialog.findByRole('button', { name: /again/i });
  expect(box).toHaveProperty('checked', false);
  faults.of = () => undefined;
  await user.click(again);
  await waitFor(() => expect(box).toHaveProperty('checked', true));
  expect(await members()).toEqual([junId]);
  expect(dialog.getByRole('checkbox', { name: 'Far' })).toHaveProperty('checked', false);
  await user.click(box);
  await waitFor(() => expect(box).toHaveProperty('checked', false));
  expect(await members()).toEqual([]);
});

const day = 86_400_000;

test('JumpToDateButton: jumps to a date and leaves a gap up to the newest post', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  const instance = await startTestInstance({ world: 'empty', now: () => now });
  const jun = await instance.as('jun');
  const requested = toDateFieldValue(now + 5.5 * day).slice(0, 10);
  for (let number = 1; number <= 60; number += 1) {
    await jun.post('/api/v1/statuses', { status: `Post number ${number}.` });
    now += day / 4;
  }
  const { user, requests } = await renderApp({ instance, path: '/jun' });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Post number 60.');
  const button = main.getByRole('button', { name: 'Go to a date' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
  fireEvent.change(dialog.getByLabelText('Day'), { target: { value: requested } });
  await user.click(dialog.getByRole('button', { name: 'Go' }));
  const end = new Date(`${requested}T00:00`).getTime() + day;
  const number = Math.ceil((end - Date.parse('2026-03-01T12:00:00Z')) / (day / 4));
  await main.findByText(`Post number ${number}.`);
  await main.findByText(/^Some posts .*aren’t loaded/);
  expect(main.queryByText('Post number 60.')).toBeNull();
  expect(requests.filter(({ url }) => url.includes('max_id='))).toHaveLength(1);
  expect(document.activeElement).toBe(button);
});
