import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

type User = Awaited<ReturnType<typeof renderApp>>['user'];
type Dialog = ReturnType<typeof within>;

/** Returns functions that add, edit and delete filters by the menus of the list. */
const actionsOf = (user: User) => ({
  add: async (dialog: Dialog, kind: RegExp) => {
    await user.click(await dialog.findByRole('button', { name: 'Add filter' }));
    await user.click(await dialog.findByRole('menuitem', { name: kind }));
  },
  edit: async (dialog: Dialog, name: string) => {
    await user.click(
      await dialog.findByRole('button', { name: `Actions for this filter: ${name}` }),
    );
    await user.click(await dialog.findByRole('menuitem', { name: 'Edit' }));
  },
  remove: async (dialog: Dialog, name: string) => {
    await user.click(
      await dialog.findByRole('button', { name: `Actions for this filter: ${name}` }),
    );
    await user.click(await dialog.findByRole('menuitem', { name: 'Delete…' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this filter?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
  },
});

const focusedName = () => document.activeElement?.getAttribute('title') ?? '';

async function open() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  await jun.post('/api/v1/statuses', { status: 'A quiet evening' });
  const mira = await instance.as('mira');
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/all' });
  await screen.findByText('The heron is back');
  await screen.findByRole('button', { name: /^Account menu/ });
  const openFilters = async () => {
    await app.go('/settings#filters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
    await dialog.findByRole('button', { name: 'Add filter' });
    return dialog;
  };
  return { ...app, mira, openFilters, ...actionsOf(app.user) };
}

test('FilterList: moves the focus to an opened form, to its row on close, and to the next row on deletion', async () => {
  const { user, openFilters, add, edit, remove } = await open();
  const dialog = await openFilters();
  await add(dialog, /^Words/);
  const field = await dialog.findByRole('textbox', { name: 'Filtered words' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('spoiler');
  dialog.getByRole('button', { name: 'Done' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedName()).toBe('Actions for this filter: spoiler'));

  await add(dialog, /^Advanced filter/);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Words' })),
  );
  await user.keyboard('heron');
  dialog.getByRole('button', { name: 'Save filter' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focusedName()).toContain('heron'));
  await remove(dialog, 'spoiler');
  await waitFor(() => expect(focusedName()).toContain('heron'));
  const name = focusedName().replace('Actions for this filter: ', '');
  await edit(dialog, name);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Words' })),
  );
  dialog.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await remove(dialog, name);
  const addFilter = dialog.getByRole('button', { name: 'Add filter' });
  await waitFor(() => expect(document.activeElement).toBe(addFilter));
});

test('RuleForm: counts the cached posts that a rule matches; the rule folds them and shows the reason', async () => {
  const { user, openFilters, add, go, current } = await open();
  const dialog = await openFilters();
  await add(dialog, /^Advanced filter/);
  const form = within(dialog.getByRole('form', { name: 'Advanced filter' }));
  await user.type(form.getByLabelText('Words'), 'her*back');
  form.getByText('Matches 1 of 2 recent posts.');
  await user.click(form.getByRole('button', { name: 'Save filter' }));
  expect(current.store.getState().preferences.get('filterRules')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await go('/main/all');
  await screen.findByText('Filtered:', { exact: false });
  expect(screen.queryByText('The heron is back')).toBeNull();
  screen.getByText('A quiet evening');
});

test('FilterList: restores an open rule or filter form after a reload until it is cancelled', async () => {
  const first = await open();
  const before = await first.openFilters();
  await first.add(before, /^Advanced filter/);
  await first.user.type(before.getByLabelText('Words'), 'heron{enter}canal');
  await first.add(before, /^Filter for all your apps/);
  await first.user.type(before.getByLabelText('Word or phrase'), 'kraken');
  first.unmount();
  const { instance, area } = first;
  const app = await renderApp({ instance, area, signedInAs: 'mira', path: '/settings#filters' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Settings' }));
  expect(await dialog.findByLabelText('Words')).toHaveProperty('value', 'heron\ncanal');
  expect(dialog.getByLabelText('Word or phrase')).toHaveProperty('value', 'kraken');
  for (const button of dialog.getAllByRole('button', { name: 'Cancel' }))
    await app.user.click(button);
  expect(area.getItem(`rule.${app.current.store.getState().viewerId}`)).toBeNull();
  expect(area.getItem(`filter.${app.current.store.getState().viewerId}`)).toBeNull();
});

test('FilterList: changes and deletes a rule', async () => {
  const { user, openFilters, add, edit, remove, current } = await open();
  const { preferences } = current.store.getState();
  const dialog = await openFilters();
  await add(dialog, /^Advanced filter/);
  await user.selectOptions(dialog.getByLabelText('Repeats'), 'Only repeats');
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  await edit(dialog, 'Only repeats');
  await user.selectOptions(dialog.getByLabelText('Action'), 'Hide');
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  expect(preferences.get('filterRules')).toMatchObject([{ isRepeat: true, action: 'hide' }]);
  await remove(dialog, 'Only repeats');
  expect(preferences.get('filterRules')).toEqual([]);
});

test('FilterList: creates, changes and deletes filters of the server', async () => {
  const { user, openFilters, add, edit, remove, mira } = await open();
  const saved = async () => (await mira.get('/api/v1/filters')).body;
  const dialog = await openFilters();
  await add(dialog, /^Filter for all your apps/);
  await user.type(dialog.getByLabelText('Word or phrase'), 'kraken');
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  await edit(dialog, 'kraken');
  await user.click(dialog.getByRole('checkbox', { name: 'Conversations' }));
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  await waitFor(async () =>
    expect(await saved()).toMatchObject([
      { phrase: 'kraken', context: ['home', 'public', 'notifications'] },
    ]),
  );
  await add(dialog, /^Filter for all your apps/);
  await user.type(dialog.getByLabelText('Word or phrase'), 'whirlpool');
  await remove(dialog, 'kraken');
  await waitFor(async () => expect(await saved()).toEqual([]));
  expect(dialog.getByLabelText('Word or phrase'), 'what is being typed stays').toHaveProperty(
    'value',
    'whirlpool',
  );
});

test('FilterList: offers any post language in a rule, and keeps an unknown one', async () => {
  const { user, openFilters, add, edit, current } = await open();
  const { preferences } = current.store.getState();
  const dialog = await openFilters();
  await add(dialog, /^Advanced filter/);
  await user.selectOptions(dialog.getByLabelText('Language'), 'Greek');
  await user.click(dialog.getByRole('button', { name: 'Save filter' }));
  expect(preferences.get('filterRules')).toMatchObject([{ language: 'el' }]);
  await dialog.findByText('Greek');
  const [rule] = preferences.get('filterRules');
  if (!rule) throw new Error('there is no rule');
  act(() => void preferences.set('filterRules', [{ ...rule, language: 'none of them' }]));
  await dialog.findByText('none of them');
  await edit(dialog, 'none of them');
  expect(dialog.getByLabelText('Language')).toHaveProperty('value', 'none of them');
});

test('FilterList: shows own words, rules and filters of the server in one list', async () => {
  const { openFilters, mira, current } = await open();
  await mira.post('/api/v1/filters', { phrase: 'kraken', context: ['home'], irreversible: true });
  const { preferences } = current.store.getState();
  act(() => void preferences.set('muteWords', ['spoiler', 'rain']));
  const dialog = await openFilters();
  await dialog.findByText('kraken');
  const rows = within(dialog.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('spoiler or rainWords · EverywhereCollapse'),
    expect.stringContaining('krakenWords · Home and lists · Works in all your appsHide'),
  ]);
});

const isDelete = ({ method }: Request): boolean => method === 'DELETE';

test('FilterList: deletes a second filter of the server while the first is pending, and says why a deletion failed', async () => {
  const { mira, faults, requests, openFilters, remove } = await open();
  for (const phrase of ['heron', 'otter'])
    await mira.post('/api/v1/filters', { phrase, context: ['home'] });
  const dialog = await openFilters();
  await dialog.findByText('otter');
  const answer = Promise.withResolvers<Response>();
  faults.of = (request) =>
    isDelete(request) && requests.filter(isDelete).length < 2 ? answer.promise : undefined;
  await remove(dialog, 'heron');
  const row = dialog.getByText('heron').closest('li');
  await waitFor(() => expect(row?.getAttribute('aria-busy')).toBe('true'));
  await remove(dialog, 'otter');
  await waitFor(() => expect(dialog.queryByText('otter')).toBeNull());
  answer.resolve(Response.json({ error: 'Not today' }, { status: 403 }));
  await dialog.findByText(/Not today/);
  expect(row?.getAttribute('aria-busy')).toBeNull();
  dialog.getByText('heron');
});
