import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { showStatus } from '../testing/show-status.tsx';

async function showOwn() {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const { id } = (await mira.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const shown = await showStatus(id, { instance });
  const keys = () => shown.session.notices.store.getState().map(({ messageKey }) => messageKey);
  return { ...shown, id, keys };
}

test.each([
  ['Bookmark', 'status.bookmarked', 'Remove bookmark', 'status.bookmark_removed'],
  ['Pin to profile', 'status.pinned', 'Unpin from profile', 'status.unpinned'],
  [
    'Mute conversation',
    'status.conversation_muted',
    'Unmute conversation',
    'status.conversation_unmuted',
  ],
])('StatusMenuAction: “%s” is confirmed by one notice, and so is undoing it', async (...words) => {
  const [on, onKey, off, offKey] = words;
  const { choose, keys } = await showOwn();
  await choose(on);
  await waitFor(() => expect(keys()).toEqual([onKey]));
  await choose(off);
  await waitFor(() => expect(keys()).toContain(offKey));
  expect(keys()).toEqual([offKey]);
});

test('deleteAction: raises a notice at a deletion', async () => {
  const { choose, keys, user } = await showOwn();
  await choose('Delete');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(keys()).toEqual(['status.deleting']));
});

test('bookmarkAction: raises no notice when the server refuses the bookmark', async () => {
  const { choose, keys, faults } = await showOwn();
  faults.of = ({ url }) =>
    url.endsWith('/bookmark') ? Response.json({ error: 'no' }, { status: 403 }) : undefined;
  await choose('Bookmark');
  await screen.findByRole('alert');
  expect(keys()).toEqual([]);
});
