import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createConversation,
  advancedTreePreferences,
  focusedStatusId,
  openConversation,
  treeViewPreferences,
} from './testing/create-conversation.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';

const newCount = (): string | null => screen.getByRole('button', { name: /new repl/ }).textContent;

test('NewRepliesButton: appears for a reply that arrives, which is marked as new, and focuses it on a click', async () => {
  const conversation = await createConversation();
  const { current, user } = await openConversation(conversation, 'two');
  await screen.findByText('words of four!');
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  await conversation.say(conversation.jun, 'late', 'two');
  await getSessionThreads(current.store.getState()).load(conversation.ids['two'] ?? '');
  await screen.findByText('words of late!');
  expect(screen.getAllByText('New')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['late']));
});

test('NewRepliesButton: counts existing new replies that were not visited', async () => {
  const conversation = await createConversation();
  const { current, user } = await openConversation(conversation, 'two');
  await screen.findByText('words of four!');
  for (const name of ['early', 'late', 'last'])
    await conversation.say(conversation.jun, name, 'two');
  const session = current.store.getState();
  await getSessionThreads(session).load(conversation.ids['two'] ?? '');
  await waitFor(() => expect(newCount()).toBe('3 new replies'));
  await user.click(screen.getByRole('button', { name: '3 new replies' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['early']));
  expect(newCount()).toBe('2 new replies');
  act(() => session.tables.statuses.merge({ id: conversation.ids['late'] ?? '', isDeleted: true }));
  expect(newCount()).toBe('1 new reply');
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['last']));
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
});

test('NewRepliesButton: does not count filtered replies and keeps focus when it unmounts', async () => {
  const conversation = await createConversation();
  const { current, user } = await openConversation(conversation, 'two', {
    muteWords: ['early', 'last'],
    hideWordFilteredPosts: true,
  });
  await screen.findByText('words of four!');
  for (const name of ['early', 'late']) await conversation.say(conversation.jun, name, 'two');
  const session = current.store.getState();
  await getSessionThreads(session).load(conversation.ids['two'] ?? '');
  await screen.findByText('words of late!');
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['late']));
  await conversation.say(conversation.jun, 'last', 'two');
  await conversation.say(conversation.jun, 'more', 'two');
  await act(() => getSessionThreads(session).load(conversation.ids['two'] ?? ''));
  await screen.findByText('words of more!');
  screen.getByRole('button', { name: '1 new reply' }).focus();
  act(() => session.tables.statuses.merge({ id: conversation.ids['more'] ?? '', isDeleted: true }));
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
});

test('NewRepliesButton: counts replies in a muted conversation, because they are visible there', async () => {
  const conversation = await createConversation();
  await conversation.mira.post(`/api/v1/statuses/${conversation.ids['two']}/mute`);
  const { current } = await openConversation(conversation, 'two');
  await screen.findByText('words of four!');
  await conversation.say(conversation.jun, 'late', 'two');
  await getSessionThreads(current.store.getState()).load(conversation.ids['two'] ?? '');
  await screen.findByText('words of late!');
  expect(newCount()).toBe('1 new reply');
});

test.each([
  {
    name: 'a branch that was left out',
    preferences: treeViewPreferences,
    from: 'two',
    to: 'other',
  },
  {
    name: 'a branch that is folded',
    preferences: { ...advancedTreePreferences, maxDepthInThread: 3 },
    from: 'root',
    to: 'four',
  },
])(
  'NewRepliesButton: opens and focuses a new reply in $name',
  async ({ preferences, from, to }) => {
    const conversation = await createConversation();
    const { current, user } = await openConversation(conversation, from, preferences);
    await screen.findByText('words of two!');
    await screen.findByRole('button', { name: /See 1 other reply|2 more replies/ });
    await conversation.say(conversation.jun, 'late', to);
    await act(() => getSessionThreads(current.store.getState()).load(conversation.ids[from] ?? ''));
    expect(screen.queryByText('words of late!')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '1 new reply' }));
    await screen.findByText('words of late!');
    await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['late']));
    expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  },
);
