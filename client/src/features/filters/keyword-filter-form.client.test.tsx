import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderAppOptions } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

const filters = '/api/v2/filters';

const isSaving = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith(filters);

/** Responds like a server without filters. */
function withoutFilters({ url }: Request): Response | undefined {
  return url.includes('/filters')
    ? Response.json({ error: 'Not Found' }, { status: 404 })
    : undefined;
}

async function open(
  prepare: (instance: TestInstance) => Promise<unknown> = () => Promise.resolve(),
  options: RenderAppOptions = {},
) {
  const instance =
    options.instance ??
    (await startTestInstance({ world: 'empty', config: { dialect: 'mastodon' } }));
  await prepare(instance);
  const mira = await instance.as('mira');
  const app = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/settings#filters',
    ...options,
  });
  const { user } = app;
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  const choose = async (button: string, item: RegExp): Promise<void> => {
    await user.click(await dialog.findByRole('button', { name: button }));
    await user.click(await dialog.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(dialog.queryByRole('menuitem')).toBeNull());
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Save filter' }));
  const saved = async () => (await mira.get(filters)).body;
  const isClosed = () => waitFor(() => expect(dialog.queryByRole('form')).toBeNull());
  return { ...app, mira, dialog, choose, save, saved, isClosed };
}

const weather = (more: object = {}) => ({
  title: 'Weather',
  context: ['home'],
  keywords_attributes: [
    { keyword: 'storm', whole_word: true },
    { keyword: 'hail', whole_word: false },
  ],
  ...more,
});

test('KeywordFilterForm: creates a filter with a name, words, places, an action and an end [R-FILT-011]', async () => {
  const { user, dialog, choose, save, saved, isClosed, requests } = await open();
  await choose('Add filter', /^Filter for all your apps.*Words and posts/);
  await user.type(await dialog.findByLabelText(/^Name/), 'Weather');
  await user.type(dialog.getByLabelText('Word or phrase'), 'storm');
  await user.click(dialog.getByRole('button', { name: 'Add a word' }));
  const field = dialog.getByLabelText('Word or phrase 2');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'hail');
  const [, second] = dialog.getAllByRole('checkbox', { name: 'Whole words only' });
  if (second) await user.click(second);
  await user.selectOptions(dialog.getByLabelText('Action'), 'Show the text and cover media');
  await user.type(dialog.getByLabelText(/^Filter until/), '2099-01-01');
  for (const place of ['Notifications', 'Profiles'])
    await user.click(dialog.getByRole('checkbox', { name: place }));
  await save();
  await isClosed();
  expect(await saved()).toMatchObject([
    {
      title: 'Weather',
      context: ['home', 'public', 'thread'],
      filter_action: 'blur',
      keywords: [
        { keyword: 'storm', whole_word: true },
        { keyword: 'hail', whole_word: false },
      ],
    },
  ]);
  expect((await saved())[0].expires_at).toMatch(/^(?:2098-12-31|2099-01-01)/);
  const row = (await dialog.findByText('Weather')).closest('li');
  expect(row?.textContent).toContain('storm or hail');
  expect(row?.textContent).toContain('Cover media');
  expect(requests.some(({ url }) => url.includes('/api/v1/filters'))).toBe(false);
});

test('KeywordFilterForm: changes words and the end of a filter, and deletes it', async () => {
  const { user, dialog, choose, save, saved, isClosed } = await open(async (instance) =>
    (await instance.as('mira')).post(filters, weather({ expires_in: 3_600 })),
  );
  await choose('Actions for this filter: Weather', /^Edit/);
  const word = dialog.getByLabelText('Word or phrase');
  expect(word).toHaveProperty('value', 'storm');
  await user.clear(word);
  await user.type(word, 'gale');
  await user.click(dialog.getByRole('button', { name: 'Remove “hail”' }));
  await user.clear(dialog.getByLabelText(/^Filter until/));
  await user.selectOptions(dialog.getByLabelText('Action'), 'Hide');
  const [{ keywords }] = await saved();
  await save();
  await isClosed();
  expect(await saved()).toMatchObject([
    {
      title: 'Weather',
      expires_at: null,
      filter_action: 'hide',
      keywords: [{ id: keywords[0].id, keyword: 'gale' }],
    },
  ]);
  await choose('Actions for this filter: Weather', /^Delete/);
  const question = within(await screen.findByRole('dialog', { name: 'Delete this filter?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await saved()).toEqual([]));
});

test('KeywordFilterForm: keeps what was typed after a failure, and does not add a word twice', async () => {
  const { user, dialog, choose, save, saved, isClosed, faults } = await open();
  await choose('Add filter', /^Filter for all your apps/);
  await user.type(await dialog.findByLabelText(/^Name/), 'Weather');
  await user.type(dialog.getByLabelText('Word or phrase'), 'storm');
  faults.of = (request) => (isSaving(request) ? 'offline' : undefined);
  await save();
  await dialog.findByText('Failed to connect to server, try again');
  expect(dialog.getByLabelText('Word or phrase')).toHaveProperty('value', 'storm');
  const answer = Promise.withResolvers<undefined>();
  faults.of = (request) => (isSaving(request) ? answer.promise : undefined);
  await save();
  await user.type(dialog.getByLabelText('Word or phrase'), 's');
  answer.resolve(undefined);
  const button = dialog.getByRole('button', { name: 'Save filter' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await save();
  await isClosed();
  const [{ keywords }] = await saved();
  expect(keywords).toMatchObject([{ keyword: 'storms' }]);
  expect(keywords).toHaveLength(1);
});

test('KeywordFilterForm: says that a filter needs a place, and sends nothing', async () => {
  const { user, dialog, choose, save, requests } = await open();
  await choose('Add filter', /^Filter for all your apps/);
  await user.type(await dialog.findByLabelText(/^Name/), 'Weather');
  for (const place of within(dialog.getByRole('group', { name: 'Where' })).getAllByRole('checkbox'))
    await user.click(place);
  await save();
  const reason = dialog.getByText('Choose at least one place where the filter applies.');
  expect(reason.getAttribute('role')).toBe('alert');
  expect(requests.some(isSaving)).toBe(false);
});

test('KeywordFilterForm: restores an open form after a reload', async () => {
  const { user, dialog, choose, instance, area, unmount } = await open();
  await choose('Add filter', /^Filter for all your apps/);
  await user.type(await dialog.findByLabelText(/^Name/), 'Weather');
  await user.type(dialog.getByLabelText('Word or phrase'), 'storm');
  unmount();
  const again = await open(undefined, { instance, area });
  expect(await again.dialog.findByLabelText('Word or phrase')).toHaveProperty('value', 'storm');
  expect(again.dialog.getByLabelText(/^Name/)).toHaveProperty('value', 'Weather');
});

test('FilteredStatuses: lists the posts of a filter and removes them when it is saved [R-FILT-011]', async () => {
  const { user, dialog, choose, save, saved, isClosed, faults } = await open(async (instance) => {
    const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
    const { body: filter } = await mira.post(filters, weather());
    const { body: post } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
    await mira.post(`${filters}/${filter.id}/statuses`, { status_id: post.id });
  });
  await dialog.findByText(/1 post/);
  await choose('Actions for this filter: Weather', /^Edit/);
  const posts = within(await dialog.findByRole('list', { name: 'Posts in this filter' }));
  await posts.findByText('The heron is back');
  await user.click(posts.getByRole('button', { name: 'Remove this post from the filter' }));
  expect((await saved())[0].statuses).toHaveLength(1);
  faults.of = ({ method }) => (method === 'PUT' ? 'offline' : undefined);
  await save();
  await dialog.findByText('Failed to connect to server, try again');
  faults.of = () => undefined;
  await save();
  await isClosed();
  expect((await saved())[0].statuses).toEqual([]);
});

test('FilterList: shows the changes that another client makes to filters', async () => {
  const { dialog, current, mira } = await open();
  await dialog.findByText('No words are filtered.');
  await mira.post(filters, weather());
  current.store.getState().onFiltersChanged.forEach((listener) => listener());
  await dialog.findByText('Weather');
});

test('FilterList: offers no filters “for all your apps” on a server without filters', async () => {
  const { user, dialog } = await open(undefined, { faultOf: withoutFilters });
  await dialog.findByText('No words are filtered.');
  await waitFor(async () => {
    await user.click(dialog.getByRole('button', { name: 'Add filter' }));
    const items = await dialog.findAllByRole('menuitem');
    await user.keyboard('{Escape}');
    expect(items).toHaveLength(2);
  });
});
