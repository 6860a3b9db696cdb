import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  createConversation,
  advancedTreePreferences,
  focusedId,
  openConversation,
  treeViewPreferences,
} from './testing/create-conversation.ts';
import { threadsOf } from '#session/threads/threads-of.ts';

const newCount = (): string | null => screen.getByRole('button', { name: /new repl/ }).textContent;

test('NewRepliesButton: inserts and marks a new reply while reading', async () => {
  const talk = await createConversation();
  const { current, user } = await openConversation(talk, 'two');
  await screen.findByText('words of four!');
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  await talk.say(talk.jun, 'late', 'two');
  await threadsOf(current.store.getState()).load(talk.ids['two'] ?? '');
  await screen.findByText('words of late!');
  expect(screen.getAllByText('New')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedId()).toBe(talk.ids['late']));
});

test('NewRepliesButton: counts existing new replies that were not visited', async () => {
  const talk = await createConversation();
  const { current, user } = await openConversation(talk, 'two');
  await screen.findByText('words of four!');
  for (const name of ['early', 'late', 'last']) await talk.say(talk.jun, name, 'two');
  const session = current.store.getState();
  await threadsOf(session).load(talk.ids['two'] ?? '');
  await waitFor(() => expect(newCount()).toBe('3 new replies'));
  await user.click(screen.getByRole('button', { name: '3 new replies' }));
  await waitFor(() => expect(focusedId()).toBe(talk.ids['early']));
  expect(newCount()).toBe('2 new replies');
  act(() => session.tables.statuses.merge({ id: talk.ids['late'] ?? '', isDeleted: true }));
  expect(newCount()).toBe('1 new reply');
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedId()).toBe(talk.ids['last']));
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
});

test('NewRepliesButton: does not count filtered replies and keeps focus when it unmounts', async () => {
  const talk = await createConversation();
  const { current, user } = await openConversation(talk, 'two', {
    muteWords: ['early', 'last'],
    hideWordFilteredPosts: true,
  });
  await screen.findByText('words of four!');
  for (const name of ['early', 'late']) await talk.say(talk.jun, name, 'two');
  const session = current.store.getState();
  await threadsOf(session).load(talk.ids['two'] ?? '');
  await screen.findByText('words of late!');
  await user.click(screen.getByRole('button', { name: '1 new reply' }));
  await waitFor(() => expect(focusedId()).toBe(talk.ids['late']));
  await talk.say(talk.jun, 'last', 'two');
  await talk.say(talk.jun, 'more', 'two');
  await act(() => threadsOf(session).load(talk.ids['two'] ?? ''));
  await screen.findByText('words of more!');
  screen.getByRole('button', { name: '1 new reply' }).focus();
  act(() => session.tables.statuses.merge({ id: talk.ids['more'] ?? '', isDeleted: true }));
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
});

test('NewRepliesButton: counts replies in a muted conversation, because they are visible there', async () => {
  const talk = await createConversation();
  await talk.mira.post(`/api/v1/statuses/${talk.ids['two']}/mute`);
  const { current } = await openConversation(talk, 'two');
  await screen.findByText('words of four!');
  await talk.say(talk.jun, 'late', 'two');
  await threadsOf(current.store.getState()).load(talk.ids['two'] ?? '');
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
    const talk = await createConversation();
    const { current, user } = await openConversation(talk, from, preferences);
    await screen.findByText('words of two!');
    await screen.findByRole('button', { name: /See 1 other reply|2 more replies/ });
    await talk.say(talk.jun, 'late', to);
    await act(() => threadsOf(current.store.getState()).load(talk.ids[from] ?? ''));
    expect(screen.queryByText('words of late!')).toBeNull();
    await user.click(await screen.findByRole('button', { name: '1 new reply' }));
    await screen.findByText('words of late!');
    await waitFor(() => expect(focusedId()).toBe(talk.ids['late']));
    expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  },
);
