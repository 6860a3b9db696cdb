import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import {
  startTestInstance,
  type TestInstance,
} from '@rookery/instance/testing/start-test-instance.ts';

const list = () => screen.findByRole('list', { name: 'Conversations' });

/** Writes a direct message and returns its id. */
async function write(
  instance: TestInstance,
  author: string,
  status: string,
  replyTo?: string,
): Promise<string> {
  const client = await instance.as(author);
  const { body } = await client.post('/api/v1/statuses', {
    status,
    visibility: 'direct',
    in_reply_to_id: replyTo,
  });
  return body.id;
}

/** An instance where Jun and Mira write to each other, and Salma to Mira alone. */
async function createMessages() {
  const instance = await startTestInstance({ world: 'empty' });
  for (const person of ['mira', 'jun', 'salma']) await instance.as(person);
  await write(instance, 'salma', '@mira May I?');
  const first = await write(instance, 'jun', '@mira The heron is back');
  const answer = await write(instance, 'mira', '@jun I saw it', first);
  return { instance, first, answer };
}

async function unreadOf(instance: TestInstance): Promise<readonly boolean[]> {
  const mira = await instance.as('mira');
  const { body } = await mira.get('/api/v1/conversations');
  return body.map(({ unread }: { unread: boolean }) => unread);
}

test.each([
  [1440, 'beside the newest conversation'],
  [800, 'as the whole page'],
])(
  'DirectMessages: at %d px lists conversations %s, latest first, with the last message without its leading mentions',
  async (width) => {
    const { instance } = await createMessages();
    await renderApp({ instance, signedInAs: 'mira', path: '/users/mira/dms', width });
    const rows = within(await list()).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('You: I saw it'),
      expect.stringMatching(/May I\?.*Unread/),
    ]);
    expect(screen.getAllByRole('list', { name: 'Conversations' })).toHaveLength(1);
  },
);

test('DirectMessages: opens a conversation, marks it as read on the server and keeps others unread', async () => {
  const { instance } = await createMessages();
  await write(instance, 'jun', '@mira Another heron');
  const { user } = await renderApp({ instance, signedInAs: 'mira', path: '/users/mira/dms' });
  await user.click(await screen.findByRole('link', { name: /Another heron/ }));
  const messages = await screen.findByRole('list', { name: 'Messages' });
  within(messages).getByRole('article', { name: 'jun', description: 'Another heron' });
  await screen.findByRole('heading', { level: 1, name: 'jun' });
  await waitFor(async () => expect(await unreadOf(instance)).toEqual([false, false, true]));
  await waitFor(async () => expect(within(await list()).getAllByText('Unread')).toHaveLength(1));
  expect(
    (await screen.findByRole('link', { current: 'page', name: /Another heron/ })).textContent,
  ).not.toContain('Unread');
});

test('DirectMessages: mentions the people of the conversation in a message that is sent without mentions', async () => {
  const { instance, answer } = await createMessages();
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/users/mira/dms/${answer}`,
    width: 600,
  });
  const form = await screen.findByRole('form', { name: 'Message to jun' });
  const text = within(form).getByRole('textbox', { name: 'Text' });
  expect(text.getAttribute('placeholder')).toBe('Message jun…');
  await user.type(text, 'Shall we?');
  await user.click(within(form).getByRole('button', { name: 'Send' }));
  const messages = await screen.findByRole('list', { name: 'Messages' });
  await within(messages).findByText('Shall we?');
  const jun = await instance.as('jun');
  const { body } = await jun.get('/api/v1/conversations');
  expect(body[0].last_status).toMatchObject({ in_reply_to_id: answer, visibility: 'direct' });
  expect(body[0].last_status.pleroma.content['text/plain']).toBe('@jun Shall we?');
  expect(text).toHaveProperty('value', '');
});

test('DirectMessages: adds a person to the conversation, and mentions them in the next message', async () => {
  const { instance, answer } = await createMessages();
  const { user, clock } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/users/mira/dms/${answer}`,
    width: 600,
  });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(text, 'welcome');
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Name or address' }), 'salma');
  await act(() => clock.advance(500));
  await user.click(await dialog.findByRole('button', { name: 'Add salma' }));
  await waitFor(() => expect(text).toHaveProperty('value', '@salma welcome'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { level: 1, name: /salma/ });
  const salma = await instance.as('salma');
  const { body } = await salma.get('/api/v1/conversations');
  expect(body[0].last_status.in_reply_to_id).toBe(answer);
});

test('DirectMessages: counts the mentions that sending adds', async () => {
  const { instance, answer } = await createMessages();
  const { user, current } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/users/mira/dms/${answer}`,
    width: 600,
  });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  act(() =>
    current.store
      .getState()
      .instance.setState(({ info }) => ({ info: { ...info, textLimit: 12 } })),
  );
  await user.type(text, 'Shall we');
  await screen.findByText('1 character too many');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
});

test('DirectMessages: keeps the typed text when a message arrives, and replies to that message', async () => {
  const { instance, answer } = await createMessages();
  const { user, current } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/users/mira/dms/${answer}`,
    width: 600,
  });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(text, 'Shall');
  const next = await write(instance, 'jun', '@mira It is gone', answer);
  const jun = await instance.as('mira');
  const { body } = await jun.get(`/api/v1/statuses/${next}`);
  act(() => current.store.getState().feeds.receive(body));
  await screen.findByText('It is gone');
  expect(text).toHaveProperty('value', 'Shall');
  await user.type(text, ' we?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Shall we?');
  const mira = await instance.as('mira');
  const sent = await mira.get('/api/v1/conversations');
  expect(sent.body[0].last_status.in_reply_to_id).toBe(next);
});

test('DirectMessages: lists conversations from the timeline of direct posts if the server lacks the call for conversations', async () => {
  const { instance, answer } = await createMessages();
  await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 600,
    faultOf: ({ url }) =>
      new URL(url).pathname === '/api/v1/conversations'
        ? new Response('{"error":"Not found"}', { status: 404 })
        : undefined,
  });
  const rows = within(await list()).getAllByRole('link');
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    `/users/mira/dms/${answer}`,
    expect.stringContaining('/users/mira/dms/'),
  ]);
  expect(screen.queryByText('Unread')).toBeNull();
});

test('DirectMessages: searches the conversations by names and words', async () => {
  const { instance } = await createMessages();
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 600,
  });
  await list();
  const button = screen.getByRole('button', { name: 'Search conversations' });
  await user.click(button);
  const field = screen.getByRole('searchbox', { name: 'Search names and messages' });
  expect(document.activeElement).toBe(field);
  await user.keyboard('SAW it');
  const [row, ...others] = within(await list()).getAllByRole('link');
  expect(row?.textContent).toContain('I saw it');
  expect(others).toEqual([]);
  await user.keyboard('x');
  await screen.findByText('No conversations match your search.');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  expect(within(await list()).getAllByRole('link')).toHaveLength(2);
});

test('DirectMessages: the navigation says how many conversations are unread, until they are read', async () => {
  const { instance } = await createMessages();
  const { user, current } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/main/friends',
  });
  const link = await screen.findByRole('link', { name: /^Direct messages.*1 unread/ });
  const id = await write(instance, 'jun', '@mira Another heron');
  const { body } = await (await instance.as('mira')).get(`/api/v1/statuses/${id}`);
  act(() => current.store.getState().feeds.receive(body));
  await screen.findByRole('link', { name: /^Direct messages.*2 unread/ });
  await user.click(link);
  await user.click(await screen.findByRole('link', { name: /Another heron/ }));
  await screen.findByRole('link', { name: /^Direct messages.*1 unread/ });
});

test('DirectMessages: removes a conversation from the list after a confirmation', async () => {
  const { instance, answer } = await createMessages();
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: `/users/mira/dms/${answer}`,
    width: 600,
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'jun' });
  const head = within(heading.closest('header') ?? heading);
  await user.click(head.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove conversation…' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const rows = within(await list());
  await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(1));
});

test('DirectMessages: starts a new message as direct', async () => {
  const { instance } = await createMessages();
  const { user } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 600,
  });
  await list();
  await user.click(screen.getByRole('button', { name: 'New message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
  await dialog.findByRole('button', { name: 'Send' });
});

test('DirectMessages: keeps an unsent message direct, and does not show it in the form for posts', async () => {
  const { instance } = await createMessages();
  const { user, go, requests } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
  });
  const form = await screen.findByRole('form', { name: 'New direct message' });
  await user.type(within(form).getByRole('textbox', { name: 'Text' }), '@jun A secret');
  await go('/main/friends');
  const post = within(await screen.findByRole('form', { name: 'New post' }));
  expect(post.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '');
  await go('/users/mira/dms');
  const side = within(await screen.findByRole('form', { name: 'New direct message' }));
  expect(side.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', '@jun A secret');
  await user.click(side.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const jun = await instance.as('jun');
  const { body } = await jun.get('/api/v1/conversations');
  expect(body[0].last_status).toMatchObject({ visibility: 'direct' });
});

test('DirectMessages: shows all messages as a timeline', async () => {
  const { instance } = await createMessages();
  const { user, place } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 600,
  });
  await list();
  const heading = screen.getByRole('heading', { level: 1, name: 'Direct messages' });
  const head = within(heading.closest('header') ?? heading);
  await user.click(head.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show as a timeline' }));
  await waitFor(() => expect(place()).toBe('/users/mira/dms/timeline'));
  const feed = await screen.findByRole('feed');
  await waitFor(() => expect(within(feed).getAllByRole('article')).toHaveLength(3));
});
