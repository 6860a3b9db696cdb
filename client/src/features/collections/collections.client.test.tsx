import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const collections = '/api/v1/collections';

async function open(path: (id: string) => string, { sensitive = false, owner = 'jun' } = {}) {
  const instance = await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } });
  for (const name of ['mira', 'jun', 'salma', 'ola']) {
    const client = await instance.as(name);
    const discoverable = name !== 'ola';
    await client.patch('/api/v1/accounts/update_credentials', { discoverable });
  }
  const mira = await instance.as('mira');
  const idOf = async (name: string) => (await instance.as(name)).account?.id;
  const author = await instance.as(owner);
  const created = await author.post(collections, {
    name: 'Bird people',
    description: 'They count herons',
    tag_name: 'birds',
    sensitive,
    account_ids: [await idOf(owner === 'jun' ? 'mira' : 'jun')],
  });
  const id = String(created.body.collection.id);
  const app = await renderApp({ instance, signedInAs: 'mira', path: path(id) });
  const main = within(await screen.findByRole('main'));
  const read = async () => (await mira.get(`${collections}/${id}`)).body.collection;
  return { ...app, main, mira, id, read, instance };
}

test('CollectionScreen: shows a collection, which an account in it can leave [R-PROF-047]', async () => {
  const { main, user, read } = await open((id) => `/collections/${id}`);
  await main.findByRole('heading', { level: 1, name: 'Bird people' });
  main.getByText('They count herons');
  expect(main.getByRole('link', { name: '#birds' }).getAttribute('href')).toBe('/tag/birds');
  within(main.getByRole('list', { name: 'People' })).getByText('@mira');
  expect(main.queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Remove me' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Remove yourself from this collection?' }),
  );
  await user.click(question.getByRole('button', { name: 'Remove me' }));
  await main.findByText('No one is in this collection yet.');
  expect((await read()).items).toEqual([]);
});

test('CollectionScreen: shows the people of a sensitive collection after a click [R-PROF-047]', async () => {
  const { main, user } = await open((id) => `/collections/${id}`, { sensitive: true });
  await main.findByText('This collection is marked as sensitive.');
  expect(main.queryByRole('list', { name: 'People' })).toBeNull();
  await user.click(main.getByRole('button', { name: 'Show people' }));
  within(main.getByRole('list', { name: 'People' })).getByText('@mira');
});

test('CollectionSearch: adds people who allow others to feature them, and has no button for other people [R-PROF-048]', async () => {
  const { main, user, read } = await open((id) => `/collections/${id}`, { owner: 'mira' });
  const field = await main.findByRole('searchbox', { name: 'Find people to add' });
  await user.type(field, 'ola{Enter}');
  const found = within(await main.findByRole('list', { name: 'People found' }));
  await found.findByText('Can’t be added');
  expect(found.queryByRole('button', { name: 'Add @ola' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'salma{Enter}');
  await user.click(await main.findByRole('button', { name: 'Add @salma' }));
  await main.findByRole('button', { name: 'Remove @salma from the collection' });
  expect((await read()).items).toHaveLength(2);
  await user.click(main.getByRole('button', { name: 'Remove @jun from the collection' }));
  await waitFor(async () => expect((await read()).items).toHaveLength(1));
});

test('CollectionScreen: lets its owner edit and delete the collection [R-PROF-047]', async () => {
  const { main, user, read, place, mira, id, go, router } = await open(() => '/about', {
    owner: 'mira',
  });
  await go(`/collections/${id}`);
  await user.click(await main.findByRole('button', { name: 'Edit' }));
  const form = within(main.getByRole('form', { name: 'Edit collection' }));
  const name = form.getByRole('textbox', { name: /^Collection name/ });
  await user.clear(name);
  await user.type(name, 'Heron people');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await main.findByRole('heading', { level: 1, name: 'Heron people' });
  expect(await read()).toMatchObject({ name: 'Heron people', description: 'They count herons' });
  await user.click(main.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this collection?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(place()).toBe('/collections'));
  expect((await mira.get(`${collections}/${id}`)).status).toBe(404);
  act(() => router.history.back());
  await waitFor(() => expect(place()).toBe('/about'));
});

test('CollectionsScreen: creates a collection, and keeps the input if the server refuses it [R-PROF-047]', async () => {
  const { main, user, place, requests } = await open(() => '/collections');
  const mine = within(await main.findByRole('list', { name: 'Collections you are in' }));
  mine.getByRole('link', { name: 'Bird people' });
  await mine.findByRole('link', { name: 'jun' });
  const several = requests.filter(({ url }) => new URL(url).pathname === '/api/v1/accounts');
  expect(several).toHaveLength(1);
  main.getByText(/^You have no collections yet\./);
  await user.click(main.getByRole('button', { name: 'New collection' }));
  const form = within(main.getByRole('form', { name: 'New collection' }));
  await user.type(form.getByRole('textbox', { name: /^Collection name/ }), 'Mine');
  await user.type(form.getByRole('textbox', { name: 'Hashtag' }), 'two words');
  await user.click(form.getByRole('button', { name: 'Create' }));
  await form.findByText(/Tag is invalid/);
  const tag = form.getByRole('textbox', { name: 'Hashtag' });
  expect(tag).toHaveProperty('value', 'two words');
  await user.clear(tag);
  await user.click(form.getByRole('button', { name: 'Create' }));
  await main.findByRole('heading', { level: 1, name: 'Mine' });
  expect(place()).toMatch(/^\/collections\/\w+$/);
});

test('FeaturedTab: links to the collections of a profile [R-PROF-047]', async () => {
  const { main, id } = await open(() => '/jun#featured');
  const list = within(await main.findByRole('list', { name: 'Collections' }));
  expect(list.getByRole('link', { name: 'Bird people' }).getAttribute('href')).toBe(
    `/collections/${id}`,
  );
});
