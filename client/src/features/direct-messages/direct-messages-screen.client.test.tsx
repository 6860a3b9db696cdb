import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const list = () => screen.findByRole('list', { name: 'Conversations' });

/** An instance where Salma and then Jun have written to Mira; returns the id of Jun's message. */
async function createMessages() {
  const instance = await startTestInstance({ world: 'empty' });
  await instance.as('mira');
  const write = async (author: string, status: string): Promise<string> => {
    const client = await instance.as(author);
    const { body } = await client.post('/api/v1/statuses', { status, visibility: 'direct' });
    return body.id;
  };
  await write('salma', '@mira May I?');
  return { instance, newest: await write('jun', '@mira I saw it') };
}

test('DirectMessagesScreen: opens the newest conversation if the list is beside it, and Back leaves the messages [R-SHELL-069]', async () => {
  const { instance, newest } = await createMessages();
  const { go, place, router } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/bookmarks',
  });
  await screen.findByRole('heading', { level: 1, name: 'Bookmarks' });
  await go('/users/mira/dms');
  await screen.findByRole('heading', { level: 1, name: 'jun' });
  expect(place()).toBe(`/users/mira/dms/${newest}`);
  within(await list()).getByRole('link', { current: 'page', name: /I saw it/ });
  await screen.findByRole('form', { name: 'New direct message' });
  expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
  act(() => router.history.back());
  await waitFor(() => expect(place()).toBe('/bookmarks'));
});

test('DirectMessagesScreen: on a phone begins with the list, which has one button for a new message [R-SHELL-069]', async () => {
  const { instance } = await createMessages();
  const { place } = await renderApp({
    instance,
    signedInAs: 'mira',
    path: '/users/mira/dms',
    width: 390,
  });
  await list();
  await screen.findByRole('button', { name: 'New message' });
  expect(place()).toBe('/users/mira/dms');
  expect(screen.queryByRole('heading', { level: 1, name: 'jun' })).toBeNull();
});

test.each([1440, 1000, 390])(
  'DirectMessagesScreen: at %d px an account without messages has one note and one button [R-SHELL-069]',
  async (width) => {
    const instance = await startTestInstance({ world: 'empty' });
    await instance.as('mira');
    await renderApp({ instance, signedInAs: 'mira', path: '/users/mira/dms', width });
    await screen.findByText(/^No direct messages yet/);
    expect(screen.getAllByRole('button', { name: 'New message' })).toHaveLength(1);
  },
);
