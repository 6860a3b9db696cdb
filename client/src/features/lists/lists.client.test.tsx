import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAppAtAbout } from '#app/testing/render-app-at-about.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

const listsPath = '/api/v1/lists';

async function people(): Promise<TestInstance> {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const heron = await instance.as('heron');
  await instance.as('heronry');
  await mira.post(`/api/v1/accounts/${heron.account?.id}/follow`);
  return instance;
}

async function open(path: string, prepared?: TestInstance) {
  const instance = prepared ?? (await people());
  const app = await renderAppAtAbout({ instance });
  await app.goTo(path);
  const main = within(await screen.findByRole('main'));
  const mira = await instance.as('mira');
  const titles = async (): Promise<unknown> => {
    const { body } = await mira.get(listsPath);
    return Array.isArray(body) ? body.map(({ title }) => title) : body;
  };
  const members = async (id: string): Promise<unknown> => {
    const { body } = await mira.get(`${listsPath}/${id}/accounts`);
    return Array.isArray(body) ? body.map(({ username }) => String(username)) : body;
  };
  return { ...app, main, mira, titles, members };
}

async function withList(instance: TestInstance, title: string, names: readonly string[] = []) {
  const mira = await instance.as('mira');
  const { body } = await mira.post(listsPath, { title });
  const ids = await Promise.all(
    names.map(async (name) => (await instance.as(name)).account?.id ?? ''),
  );
  if (ids.length > 0) await mira.post(`${listsPath}/${body.id}/accounts`, { account_ids: ids });
  return String(body.id);
}

test('ListsScreen: lists newest first with links to timeline and form, and polls every 240 s [R-LIST-001 R-CONST-009]', async () => {
  const instance = await people();
  const first = await withList(instance, 'Birds');
  await withList(instance, 'Trains', ['heron', 'heronry']);
  const { main, clock } = await open('/lists', instance);
  const list = within(await main.findByRole('list', { name: 'Lists' }));
  const lines = (): readonly string[] =>
    list.getAllByRole('listitem').map((line) => line.querySelector('a')?.textContent ?? '');
  expect(lines()).toEqual(['Trains', 'Birds']);
  expect(list.getByRole('link', { name: 'Birds' }).getAttribute('href')).toBe(`/lists/${first}`);
  expect(list.getByRole('link', { name: 'Edit Birds' }).getAttribute('href')).toBe(
    `/lists/${first}/edit`,
  );
  const line = (title: string) => list.getByRole('link', { name: title }).closest('li');
  await waitFor(() => expect(line('Trains')?.textContent).toContain('2 people'));
  await waitFor(() => expect(line('Birds')?.textContent).toContain('No one'));
  expect(line('Trains')?.querySelectorAll('img')).toHaveLength(2);
  await withList(instance, 'Weirs');
  await act(() => clock.advance(239_999));
  expect(lines()).toEqual(['Trains', 'Birds']);
  await act(() => clock.advance(1));
  await waitFor(() => expect(lines()).toEqual(['Weirs', 'Trains', 'Birds']));
});

test('ListsScreen: lists the followed hashtags too', async () => {
  const instance = await people();
  const mira = await instance.as('mira');
  await mira.post('/api/v1/statuses', { status: '#heron' });
  await mira.post('/api/v1/tags/heron/follow');
  const { main } = await open('/lists', instance);
  main.getByRole('heading', { level: 2, name: 'Followed hashtags' });
  const list = within(await main.findByRole('list', { name: 'Hashtags' }));
  expect(list.getByRole('link', { name: '#heron' }).getAttribute('href')).toBe('/tag/heron');
});

test('ListForm: creates a list with members found among followed or all accounts [R-LIST-002 R-LIST-003 R-LIST-004 R-LIST-005 R-LIST-006 R-LIST-008 R-LIST-009 R-CONST-016]', async () => {
  const { main, user, clock, requests, titles, members } = await open('/lists');
  await main.findByText(/no lists yet/);
  await user.click(main.getByRole('button', { name: 'New list' }));
  const form = within(main.getByRole('form', { name: 'New list' }));
  const create = form.getByRole<HTMLButtonElement>('button', { name: 'Create' });
  expect(create.disabled).toBe(true);
  await user.type(form.getByRole('textbox', { name: 'List title' }), 'Birds');
  expect(create.disabled).toBe(false);
  const searches = () => requests.filter(({ url }) => url.includes('/search'));
  await act(() => clock.advance(2_000));
  expect(searches()).toEqual([]);
  await user.type(form.getByRole('searchbox'), 'heron');
  await act(() => clock.advance(1_999));
  expect(searches()).toEqual([]);
  await act(() => clock.advance(1));
  const found = await form.findByRole('checkbox', { name: /@heron$/ });
  expect(form.queryByRole('checkbox', { name: /@heronry/ })).toBeNull();
  await user.click(form.getByRole('checkbox', { name: 'Only people you follow' }));
  await form.findByRole('checkbox', { name: /@heronry/ });
  await user.click(form.getByRole('checkbox', { name: /@heron$/ }));
  within(form.getByRole('list', { name: 'Members' })).getByText('@heron');
  expect(found).not.toBeNull();
  await user.click(create);
  const link = await main.findByRole('link', { name: 'Birds' });
  expect(await titles()).toEqual(['Birds']);
  expect(await members(link.getAttribute('href')?.split('/').at(-1) ?? '')).toEqual(['heron']);
  expect(main.queryByRole('form', { name: 'New list' })).toBeNull();
});

test('ListForm: does not create a list twice if sending members fails and keeps them after leaving the page', async () => {
  const { main, user, faults, titles, goTo, members } = await open('/lists');
  await user.click(await main.findByRole('button', { name: 'New list' }));
  await user.type(main.getByRole('textbox', { name: 'List title' }), 'Birds');
  await user.type(main.getByRole('searchbox'), 'heron{Enter}');
  await user.click(await main.findByRole('checkbox', { name: /@heron$/ }));
  faults.of = ({ url }) =>
    url.endsWith('/accounts') ? new Response('', { status: 500 }) : undefined;
  await user.click(main.getByRole('button', { name: 'Create' }));
  await main.findByText('The server had a problem, try again');
  faults.of = () => undefined;
  await goTo('/about');
  await goTo('/lists');
  await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  const form = within(await screen.findByRole('form', { name: 'New list' }));
  within(form.getByRole('list', { name: 'Members' })).getByText('@heron');
  await user.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New list' })).toBeNull());
  expect(await titles()).toEqual(['Birds']);
  const link = await screen.findByRole('link', { name: 'Birds' });
  expect(await members(link.getAttribute('href')?.split('/').at(-1) ?? '')).toEqual(['heron']);
});

test('ListForm: changes title and members and requires a title [R-LIST-007 R-LIST-008]', async () => {
  const instance = await people();
  const id = await withList(instance, 'Birds', ['heron']);
  const { main, user, titles, members } = await open(`/lists/${id}/edit`, instance);
  const title = await main.findByRole<HTMLInputElement>('textbox', { name: 'List title' });
  expect(title.value).toBe('Birds');
  await user.clear(title);
  const save = main.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  await user.type(title, 'Large birds');
  await user.click(await main.findByRole('button', { name: 'Remove @heron from the list' }));
  await main.findByText('No one is in this list yet.');
  await user.click(main.getByRole('checkbox', { name: 'Only people you follow' }));
  await user.type(main.getByRole('searchbox'), 'heronry{Enter}');
  await user.click(await main.findByRole('checkbox', { name: /@heronry/ }));
  await user.click(save);
  await screen.findByRole('heading', { level: 1, name: 'Lists and hashtags' });
  await screen.findByRole('link', { name: 'Large birds' });
  expect(await titles()).toEqual(['Large birds']);
  expect(await members(id)).toEqual(['heronry']);
});

test('EditListScreen: deletes a list after confirmation [R-LIST-007]', async () => {
  const instance = await people();
  const id = await withList(instance, 'Birds');
  const { main, user, titles, place, router, requests } = await open(`/lists/${id}/edit`, instance);
  await user.click(await main.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await titles()).toEqual(['Birds']);
  await user.click(main.getByRole('button', { name: 'Delete' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
  await user.click(again.getByRole('button', { name: 'Delete' }));
  await screen.findByText(/no lists yet/);
  expect(await titles()).toEqual([]);
  const before = requests.length;
  act(() => router.history.back());
  await waitFor(() => expect(place()).toBe('/about'));
  expect(requests.slice(before).filter(({ url }) => url.includes(id))).toEqual([]);
});

test('EditListScreen: shows an error with a retry for a missing list', async () => {
  const { main } = await open('/lists/4711/edit');
  await main.findByText(/^This was deleted/);
  main.getByRole('button', { name: 'Try again' });
});

test('EmptyList: links to the members of a list without posts', async () => {
  const instance = await people();
  const id = await withList(instance, 'Birds');
  const { main } = await open(`/lists/${id}`, instance);
  const link = await main.findByRole('link', { name: 'Add people' });
  expect(link.getAttribute('href')).toBe(`/lists/${id}/edit`);
  main.getByText('No posts');
});
