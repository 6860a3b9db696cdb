import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import {
  createConversation,
  focusedStatusId,
  openConversation,
  visibleStatusTexts,
} from './testing/create-conversation.ts';

const day = 86_400_000;

/**
 * Creates a conversation, visits it for the first time, leaves it, and advances the clock by a day.
 */
async function visitAndLeave() {
  const conversation = await createConversation();
  const area = fakeArea();
  const app = await openConversation(conversation, 'two', {}, { area });
  await screen.findByText('words of four!');
  expect(screen.queryByText('New')).toBeNull();
  await waitFor(() => expect(area.getItem('visits')).toContain(conversation.ids['four']));
  app.unmount();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + day);
  return { conversation, area };
}

test('Conversation: marks replies since the last visit as new and moves between them by keyboard', async () => {
  const { conversation, area } = await visitAndLeave();
  await conversation.say(conversation.mira, 'mine', 'one');
  await conversation.say(conversation.jun, 'early', 'root');
  await conversation.say(conversation.jun, 'late', 'four');
  /* Opened at another status than at the first visit: all statuses of a conversation share one
     read state. */
  const { user, clock } = await openConversation(conversation, 'root', {}, { area });
  await screen.findByText('words of late!');
  await waitFor(() => expect(screen.getAllByText('New')).toHaveLength(2));
  screen.getByRole('button', { name: '2 new replies' });
  const main = within(screen.getByRole('main'));
  const lateReply = main.getByText('words of late!').closest('article');
  expect(lateReply?.getAttribute('aria-describedby')).toContain(screen.getAllByText('New')[1]?.id);
  await clock.advance(1_500);
  await user.keyboard('u');
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['early']));
  await user.keyboard('u');
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['late']));
  expect(screen.queryByRole('button', { name: /new repl/ })).toBeNull();
  expect(screen.getAllByText('New')).toHaveLength(2);
});

test('Conversation: keeps replies marked as new after a reload, but not at the next visit', async () => {
  const { conversation, area } = await visitAndLeave();
  await conversation.say(conversation.jun, 'late', 'four');
  const first = await openConversation(conversation, 'two', {}, { area });
  await screen.findByText('New');
  first.unmount();
  const again = await openConversation(conversation, 'two', {}, { area });
  await screen.findByText('New');
  again.unmount();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + day);
  await openConversation(conversation, 'two', {}, { area });
  await screen.findByText('words of late!');
  expect(screen.queryByText('New')).toBeNull();
});

test('MissingRepliesNote: counts filtered replies and shows them after a click', async () => {
  const conversation = await createConversation();
  const { user } = await openConversation(conversation, 'root', {
    muteWords: ['two', 'three'],
    hideWordFilteredPosts: true,
  });
  await screen.findByText('2 replies are hidden by a filter.');
  expect(visibleStatusTexts()).toEqual(['root', 'one', 'other', 'four']);
  await user.click(screen.getByRole('button', { name: 'Show hidden replies' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['two']));
  expect(screen.queryByText(/hidden by a filter/)).toBeNull();
});

test('MissingRepliesNote: counts missing replies, loads them after a click and shows them also after the next request', async () => {
  const conversation = await createConversation();
  const { user, faults, current } = await openConversation(
    conversation,
    'root',
    {},
    {
      async faultOf({ url }) {
        if (!url.endsWith(`${conversation.ids['root']}/context`)) return undefined;
        const { body } = await conversation.mira.get(
          `/api/v1/statuses/${conversation.ids['root']}/context`,
        );
        const left = [conversation.ids['three'], conversation.ids['four']];
        const descendants = body.descendants.filter(({ id }: { id: string }) => !left.includes(id));
        return Response.json({ ...body, descendants });
      },
    },
  );
  await screen.findByText('1 reply wasn’t loaded.');
  expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other']);
  const usual = faults.of;
  faults.of = () => 'offline';
  await user.click(screen.getByRole('button', { name: 'Load missing replies' }));
  await screen.findByText(/Error fetching conversation: Failed to connect/);
  faults.of = usual;
  await user.click(screen.getByRole('button', { name: 'Load missing replies' }));
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['three']));
  expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']);
  expect(screen.queryByText(/weren’t loaded|aren’t available/)).toBeNull();
  await act(() => getSessionThreads(current.store.getState()).load(conversation.ids['root'] ?? ''));
  expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']);
});

test('MissingRepliesNote: says which replies are unavailable after a retry', async () => {
  const conversation = await createConversation();
  const { user, current } = await openConversation(conversation, 'two');
  await screen.findByText('words of four!');
  const { statuses } = current.store.getState().tables;
  act(() => statuses.merge({ id: conversation.ids['four'] ?? '', repliesCount: 2 }));
  await user.click(screen.getByRole('button', { name: 'Load missing replies' }));
  act(() => statuses.merge({ id: conversation.ids['four'] ?? '', repliesCount: 2 }));
  const message = await screen.findByText(/^2 replies aren’t available/);
  expect(screen.queryByRole('button', { name: 'Load missing replies' })).toBeNull();
  expect(message.parentElement).toBe(document.activeElement);
});
