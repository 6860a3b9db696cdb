import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

test.each([
  [
    'Edit history',
    'Edit history',
    /\/history$/,
    'The server had a problem, try again. The server says: No',
    '(original)',
  ],
  [
    'View source',
    'Source',
    /\/source$/,
    'Error fetching source: The server had a problem, try again. The server says: No',
    'The heron is back again',
  ],
])(
  'StatusDialogs: %s (%s) keeps the focus in the dialog when it is retried by key',
  async (line, title, call, alert, message) => {
    const instance = await startTestInstance({ world: 'empty' });
    const mira = await instance.as('mira');
    const { body } = await mira.post('/api/v1/statuses', { status: 'The heron is back' });
    await mira.put(`/api/v1/statuses/${body.id}`, { status: 'The heron is back again' });
    const { user, faults, choose } = await showStatus(String(body.id), { instance });
    faults.of = ({ url }) =>
      call.test(url) ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
    await choose(line);
    const dialog = await screen.findByRole('dialog', { name: title });
    const window = within(dialog);
    const clickRetry = async (): Promise<void> => {
      const again = await window.findByRole('button', { name: 'Try again' });
      act(() => again.focus());
      await user.keyboard('{Enter}');
    };
    await clickRetry();
    await window.findByText(alert);
    expect(dialog.contains(document.activeElement), 'when it fails once more').toBe(true);
    faults.of = () => undefined;
    await clickRetry();
    await window.findByText(message);
    expect(dialog.contains(document.activeElement), 'once it is here').toBe(true);
  },
);

/** Returns a status that was edited once, and a function that edits it again while it is shown. */
async function editedPost() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { body } = await mira.post('/api/v1/statuses', {
    status: 'See https://weir.example first',
  });
  const id = String(body.id);
  const put = (status: string) => mira.put(`/api/v1/statuses/${id}`, { status });
  await put('The second words');
  const shown = await showStatus(id, { instance });
  const edit = async (message: string, fields: object = {}): Promise<void> => {
    await put(message);
    await shown.know(id, fields);
  };
  const fail = (call: RegExp): void => {
    shown.faults.of = ({ url }) =>
      call.test(url) ? Response.json({ error: 'No' }, { status: 500 }) : undefined;
  };
  return { ...shown, id, edit, fail };
}

const isNow = '(current)';

const notUpToDate = /^Couldn’t refresh\./;

test('HistoryList: updates after an edit, labels no old version as current and keeps the focus', async () => {
  const { choose, edit, faults } = await editedPost();
  await choose('Edit history');
  const window = within(await screen.findByRole('dialog', { name: 'Edit history' }));
  const rows = (): readonly string[] =>
    window.getAllByRole('listitem').map(({ textContent }) => textContent);
  await window.findByText(isNow);
  const link = window.getByRole('link', { name: /weir/ });
  act(() => link.focus());

  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/history') ? pendingResponse.promise : undefined);
  await edit('The third words');
  expect(rows()).toHaveLength(2);
  expect(window.queryByText(isNow)).toBeNull();
  expect(window.queryByRole('status'), 'the list is not given up for a ring').toBeNull();
  pendingResponse.resolve(undefined);
  await window.findByText(isNow);
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toContain('The third words');
  expect(rows()[0]).toContain(isNow);
  expect(rows()[2]).toContain('(original)');
  expect(document.activeElement).toBe(link);
});

test('HistoryList: marks the changes between versions if enabled', async () => {
  const { choose, user } = await editedPost();
  await choose('Edit history');
  const window = within(await screen.findByRole('dialog', { name: 'Edit history' }));
  await user.click(await window.findByRole('checkbox', { name: 'Highlight changes' }));
  const textsOf = (role: 'deletion' | 'insertion') =>
    window.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('deletion')).toContain('first');
  expect(textsOf('insertion')).toContain('words');
  const oldest = within(window.getAllByRole('listitem').at(-1) ?? document.body);
  oldest.getByRole('link', { name: /weir/ });
});

test('HistoryList: keeps the known versions and shows an error when a refetch fails', async () => {
  const { choose, edit, fail, faults, user } = await editedPost();
  await choose('Edit history');
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' });
  const window = within(dialog);
  await window.findByText(isNow);
  fail(/\/history$/);
  await edit('The third words');
  await window.findByText(notUpToDate);
  const again = window.getByRole('button', { name: 'Try again' });
  expect(window.getAllByRole('listitem')).toHaveLength(2);
  expect(window.queryByText(isNow)).toBeNull();

  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/history') ? pendingResponse.promise : undefined);
  act(() => again.focus());
  await user.keyboard('{Enter}');
  window.getByText('Trying again…');
  expect(window.getAllByRole('listitem')).toHaveLength(2);
  pendingResponse.resolve(undefined);
  await window.findByText(isNow);
  expect(window.getAllByRole('listitem')).toHaveLength(3);
  expect(window.queryByText('Trying again…')).toBeNull();
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('HistoryList: shows both of two edits with the same time', async () => {
  const { choose, edit, id, session } = await editedPost();
  const before = session.tables.statuses.get(id);
  await choose('Edit history');
  const window = within(await screen.findByRole('dialog', { name: 'Edit history' }));
  await window.findByText(isNow);
  await edit('The third words', { edited_at: before?.editedAt });
  await waitFor(() => expect(window.getAllByRole('listitem')).toHaveLength(3));
  expect(session.tables.statuses.get(id)?.editedAt).toBe(before?.editedAt);
});

test('StatusSource: updates after an edit, and shows when it may be outdated', async () => {
  const { choose, edit, fail, faults, user } = await editedPost();
  const warning = /may be out of date/;
  await choose('View source');
  const window = within(await screen.findByRole('dialog', { name: 'Source' }));
  await window.findByText('The second words');
  expect(window.queryByText(warning)).toBeNull();

  const pendingResponse = Promise.withResolvers<undefined>();
  faults.of = ({ url }) => (url.endsWith('/source') ? pendingResponse.promise : undefined);
  await edit('The third words');
  window.getByText('The second words');
  window.getByText(warning);
  pendingResponse.resolve(undefined);
  await window.findByText('The third words');
  expect(window.queryByText(warning)).toBeNull();

  fail(/\/source$/);
  await edit('The fourth words');
  await window.findByText(notUpToDate);
  const again = window.getByRole('button', { name: 'Try again' });
  window.getByText('The third words');
  window.getByText(warning);
  faults.of = () => undefined;
  await user.click(again);
  await window.findByText('The fourth words');
  expect(window.queryByText(warning)).toBeNull();
  expect(window.queryByText(notUpToDate)).toBeNull();
});

test.each([
  ['nothing', {}],
  ['no text', { id: '1', spoiler_text: 'Birds', content_type: 'text/plain' }],
  ['a text that is none', { text: null }],
])('StatusSource: shows an error for a source with %s and can be retried', async (_, body) => {
  const { choose, faults, user } = await editedPost();
  faults.of = ({ url }) => (url.endsWith('/source') ? Response.json(body) : undefined);
  await choose('View source');
  const window = within(await screen.findByRole('dialog', { name: 'Source' }));
  const alert = within(await window.findByRole('alert'));
  alert.getByText('Error fetching source: The server sent an invalid response');
  faults.of = () => undefined;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await window.findByText('The second words');
  expect(window.queryByRole('alert')).toBeNull();
});

test('StatusSource: shows a message when the status has no text', async () => {
  const { choose, faults } = await editedPost();
  faults.of = ({ url }) =>
    url.endsWith('/source') ? Response.json({ id: '1', text: '', spoiler_text: '' }) : undefined;
  await choose('View source');
  const window = within(await screen.findByRole('dialog', { name: 'Source' }));
  await window.findByText('This post has no text.');
  expect(window.queryByRole('alert')).toBeNull();
});
