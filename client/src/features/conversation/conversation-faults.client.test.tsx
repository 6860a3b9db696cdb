import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestFailures, mockTimeouts } from '#app/testing/request-failures.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import type { FaultForRequest } from '#session/testing/test-environment.ts';
import { getSessionThreads } from '#session/threads/get-session-threads.ts';
import {
  createConversation,
  advancedTreePreferences,
  focusedStatusId,
  findCollapseButton,
  openConversation,
  visibleStatusTexts,
} from './testing/create-conversation.ts';

/** Errors after which the message says only that the status is unavailable, and not why. */
const hidingKinds: ReadonlySet<string> = new Set(['403', '404']);

/** The two requests of a conversation and the message a member sees for each error. */
const calls = [
  {
    what: 'context',
    call: /\/statuses\/[^/]+\/context/,
    says: (_: string, reason: string) => `Error fetching conversation: ${reason}`,
  },
  {
    what: 'status',
    call: /\/statuses\/[^/?]+(\?|$)/,
    says: (name: string, reason: string) =>
      hidingKinds.has(name) ? 'This post is unavailable.' : `Error fetching post: ${reason}`,
  },
];

const alert = (): HTMLElement | null => within(screen.getByRole('main')).queryByRole('alert');

test.each(calls)(
  'Conversation: shows why $what failed, keeps known statuses and offers a retry [R-CONV-013] [R-CONV-014]',
  async ({ call, says: expected }) => {
    const instance = await startTestInstance({ world: 'empty' });
    const jun = await instance.as('jun');
    const { body: root } = await jun.post('/api/v1/statuses', { status: 'words of root' });
    const reply = { status: 'words of reply', in_reply_to_id: root.id };
    const { body: answer } = await jun.post('/api/v1/statuses', reply);
    const faults = requestFailures(mockTimeouts());
    const app = await renderApp({ instance, signedInAs: 'mira', path: '/main/all' });
    await screen.findByText('words of reply');
    const fail = (index: number): void => {
      app.faults.of = (request) =>
        call.test(request.url) ? faults[index]?.of(request) : undefined;
    };
    fail(0);
    await app.go(`/notice/${answer.id}`);
    for (const [index, { name, says: reason }] of faults.entries()) {
      await act(() => app.clock.advance(1_500));
      await waitFor(() => expect(alert()?.textContent, name).toContain(expected(name, reason)));
      expect(screen.getByText('words of reply'), name).toBeTruthy();
      expect(document.body.textContent, name).not.toContain('raw page');
      if (index + 1 < faults.length) fail(index + 1);
      else app.faults.of = () => undefined;
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    }
    await waitFor(() => expect(alert()).toBeNull());
    await screen.findByText('words of root');
    expect(screen.getByText('words of reply')).toBeTruthy();
  },
);

test('Conversation: shows a missing status as unavailable, although Akkoma returns 500 for its context', async () => {
  const app = await renderApp({
    signedInAs: 'mira',
    path: '/notice/AbCdEfGhIjKlMnOpQr',
    faultOf: ({ url }) =>
      url.includes('/context') ? Response.json('Something went wrong', { status: 500 }) : undefined,
  });
  await screen.findByText('This post is unavailable. The server says: Record not found');
  expect(app.container.textContent).not.toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('Conversation: asks visitors of a private instance to sign in [R-CONV-012]', async () => {
  await renderApp({
    path: '/notice/AbCdEfGhIjKlMnOpQr',
    faultOf: ({ url }) =>
      url.includes('/statuses/')
        ? Response.json({ error: 'This resource requires authentication.' }, { status: 403 })
        : undefined,
  });
  await screen.findByText(
    'Please log in to view this status. The server says: This resource requires authentication.',
  );
});

test('Conversation: asks a member with a rejected token to sign in', async () => {
  await renderApp({
    signedInAs: 'mira',
    path: '/notice/AbCdEfGhIjKlMnOpQr',
    faultOf: ({ url }) =>
      url.includes('/statuses/') ? Response.json({ error: 'No' }, { status: 401 }) : undefined,
  });
  const message = await screen.findByText(
    'Error fetching post: You need to be logged in to do this. The server says: No',
  );
  expect(within(message).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText(/This post is unavailable/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('Conversation: keeps the focus on the main status when a later request succeeds', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  const { body: root } = await jun.post('/api/v1/statuses', { status: 'words of root' });
  const reply = { status: 'words of reply', in_reply_to_id: root.id };
  const { body: answer } = await jun.post('/api/v1/statuses', reply);
  let isBroken = true;
  const { current } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/notice/${answer.id}`,
    faultOf: ({ url }) =>
      isBroken && url.includes('/context')
        ? Response.json({ error: 'no' }, { status: 500 })
        : undefined,
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await screen.findByText('words of reply');
  again.focus();
  isBroken = false;
  await act(() => getSessionThreads(current.store.getState()).load(answer.id));
  await screen.findByText('words of root');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-status')).toBe(answer.id));
});

test('Conversation: shows an error in place of a status that failed to load, until it loads [R-CONV-013]', async () => {
  const conversation = await createConversation();
  const own = new RegExp(`/statuses/${conversation.ids['three']}(\\?|$)`);
  const faults = requestFailures(mockTimeouts());
  const failing =
    (index: number): FaultForRequest =>
    (request) =>
      own.test(request.url) ? faults[index]?.of(request) : undefined;
  const app = await openConversation(conversation, 'three', {}, { faultOf: failing(0) });
  for (const [index, { name, says: reason }] of faults.entries()) {
    const expected = hidingKinds.has(name)
      ? 'This post is unavailable.'
      : `Error fetching post: ${reason}`;
    await act(() => app.clock.advance(1_500));
    await waitFor(() => expect(alert()?.textContent, name).toContain(expected));
    await screen.findByText('words of four!');
    const posts = screen.getAllByRole('article').map(({ textContent }) => textContent);
    const at = posts.findIndex((text) => text.includes(expected));
    expect(posts[at - 1], name).toContain('words of other!');
    expect(posts[at + 1], name).toContain('words of four!');
    app.faults.of = index + 1 < faults.length ? failing(index + 1) : () => undefined;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await screen.findByText('words of three!');
  await waitFor(() => expect(focusedStatusId()).toBe(conversation.ids['three']));
  expect(alert()).toBeNull();
  await waitFor(() =>
    expect(visibleStatusTexts()).toEqual(['root', 'one', 'two', 'other', 'three', 'four']),
  );
});

test('Conversation: shows the error even if the branch of the failed status is collapsed', async () => {
  const conversation = await createConversation();
  const own = new RegExp(`/statuses/${conversation.ids['three']}(\\?|$)`);
  await conversation.mira.delete(`/api/v1/statuses/${conversation.ids['other']}`);
  const { user } = await openConversation(conversation, 'three', advancedTreePreferences, {
    faultOf: ({ url }) => (own.test(url) ? Response.json({}, { status: 500 }) : undefined),
  });
  await screen.findByText('words of four!');
  await waitFor(() => expect(alert()?.closest('[role=feed]')).toBeTruthy());
  await user.click(await findCollapseButton('root'));
  await waitFor(() => expect(visibleStatusTexts()).toEqual(['root']));
  expect(alert()?.textContent).toContain('Error fetching post');
});
