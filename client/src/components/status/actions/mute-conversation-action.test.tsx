import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getServerInfo } from '#api/server-info.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { muteConversationAction } from './mute-conversation-action.ts';
import { showStatus } from '../testing/show-status.tsx';

const unused = (): never => expect.unreachable();

test('muteConversationAction: shows why undoing failed and offers it again', async () => {
  const instance = await startTestInstance();
  const jun = await instance.as('jun');
  const { id } = (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const { choose, faults, session } = await showStatus(id, { instance });
  const { store } = session.notices;
  const undo = (): void => act(() => store.getState().at(-1)?.undo?.());
  await choose('Mute conversation');
  await waitFor(() =>
    expect(store.getState()).toMatchObject([{ messageKey: 'status.conversation_muted' }]),
  );
  faults.of = ({ url }) => (url.endsWith('/unmute') ? 'offline' : undefined);
  undo();
  const refused = { level: 'error', messageKey: 'status.conversation_still_muted' };
  await waitFor(() => expect(store.getState().at(-1)).toMatchObject(refused));
  expect(store.getState().at(-1)?.error).toMatchObject({ kind: 'offline' });
  faults.of = () => undefined;
  undo();
  await waitFor(() => expect(session.tables.statusViewers.get(id)?.threadMuted).toBe(false));
});

test('muteConversationAction: replaces the notice when the conversation is unmuted', async () => {
  const instance = await startTestInstance();
  const jun = await instance.as('jun');
  const { id } = (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const { choose, session } = await showStatus(id, { instance });
  const { store } = session.notices;
  await choose('Mute conversation');
  await waitFor(() => expect(store.getState()).toHaveLength(1));
  const { statuses, statusViewers } = session.tables;
  const status = statuses.get(id) ?? { id };
  const viewer = statusViewers.get(id);
  const uses = { onReply: unused, onQuote: unused, confirm: unused, openDialog: unused };
  const context = {
    session,
    cardId: id,
    isMember: true,
    isOwn: false,
    server: getServerInfo(),
    showTranslation: unused,
  };
  await act(async () => muteConversationAction.run({ ...context, ...uses, status, viewer }));
  await waitFor(() => expect(store.getState()).toEqual([]));
});

test('muteConversationAction: shows a refusal as an error and never as success', async () => {
  const instance = await startTestInstance();
  const jun = await instance.as('jun');
  const { id } = (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const { choose, faults, session } = await showStatus(id, { instance });
  faults.of = ({ url }) =>
    url.endsWith('/mute')
      ? Response.json({ error: 'Bad thing happened' }, { status: 400 })
      : undefined;
  await choose('Mute conversation');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(
    '“Mute conversation” failed: The server says: Bad thing happened',
  );
  expect(session.notices.store.getState()).toEqual([]);
  expect(session.tables.statusViewers.get(id)?.threadMuted).toBe(false);
});

test('muteConversationAction: raises the usual notice for a conversation that is already muted', async () => {
  const instance = await startTestInstance();
  const jun = await instance.as('jun');
  const mira = await instance.as('mira');
  const { id } = (await jun.post('/api/v1/statuses', { status: 'The heron is back' })).body;
  const { choose, session } = await showStatus(id, { instance });
  await mira.post(`/api/v1/statuses/${id}/mute`);
  await choose('Mute conversation');
  await waitFor(() =>
    expect(session.notices.store.getState()).toMatchObject([
      { messageKey: 'status.conversation_muted' },
    ]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
