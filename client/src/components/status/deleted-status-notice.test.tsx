import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from './testing/show-status.tsx';

/**
 * Shows mira a status of jun that was edited once and has a reaction. `goes` marks the status as
 * deleted, as an event of the stream does.
 */
async function prepare() {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const path = `/api/v1/statuses/${body.id}`;
  await jun.put(path, { status: 'The heron is back again' });
  await jun.put(`/api/v1/pleroma/statuses/${body.id}/reactions/${encodeURIComponent('🔥')}`);
  const shown = await showStatus(String(body.id), { instance });
  const goes = (): void =>
    act(() => shown.session.tables.statuses.merge({ id: String(body.id), isDeleted: true }));
  return { ...shown, goes };
}

const hasFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')));

test.each([
  ['Edit history', 'Edit history'],
  ['View source', 'Source'],
])(
  'useDeletedStatusNotice: the dialog of %s (%s) closes with a notice when its status is deleted, and moves the focus to the card',
  async (line, title) => {
    const { choose, goes, notices } = await prepare();
    await choose(line);
    const dialog = await screen.findByRole('dialog', { name: title });
    act(() => within(dialog).getByRole('button', { name: 'Close' }).focus());
    goes();
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('This post was deleted');
    await hasFocus();
    expect(notices.store.getState()).toMatchObject([
      { level: 'info', messageKey: 'status.deleted' },
    ]);
  },
);

test('useDeletedStatusNotice: raises no notice when the reader closes the dialog', async () => {
  const { choose, user, notices } = await prepare();
  await choose('Edit history');
  const dialog = await screen.findByRole('dialog', { name: 'Edit history' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(notices.store.getState()).toEqual([]);
});

test('useDeletedStatusNotice: moves the focus from the reaction list to the card with a notice when the status is deleted', async () => {
  const { goes, notices } = await prepare();
  act(() => screen.getByRole('button', { name: /^Reactions with 🔥: / }).focus());
  const people = await screen.findByRole('region', { name: 'People who reacted with 🔥' });
  const person = await within(people).findByRole('link', { name: /jun/i });
  act(() => person.focus());
  goes();
  await hasFocus();
  expect(notices.store.getState()).toMatchObject([{ level: 'info', messageKey: 'status.deleted' }]);
});
