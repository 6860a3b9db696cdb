import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from './testing/render-app.tsx';

async function openOwnPosts(path: (id: string, listId: string) => string) {
  const instance = await startTestInstance({ world: 'empty' });
  const mira = await instance.as('mira');
  const post = async (status: string): Promise<string> =>
    (await mira.post('/api/v1/statuses', { status })).body.id;
  const id = await post('The heron is back #heron');
  const { body: list } = await mira.post('/api/v1/lists', { title: 'Birds' });
  await mira.post(`/api/v1/lists/${list.id}/accounts`, { account_ids: [mira.account?.id] });
  for (const action of ['bookmark', 'favourite'])
    await mira.post(`/api/v1/statuses/${id}/${action}`);
  await post('Rain again');
  const app = await renderApp({ instance, signedInAs: 'mira', path: path(id, list.id) });
  const session = app.current.store.getState();
  await session.instanceLoaded;
  const hiding = ['hideFilteredStatuses', 'hideMutedPosts', 'hideMutedThreads'] as const;
  for (const name of hiding) session.preferences.set(name, true);
  return { ...app, session, id };
}

const cardOf = (text: RegExp): HTMLElement =>
  screen.getByText(text).closest('article') ?? document.body;

test.each([
  ['home', () => '/main/friends'],
  ['the local timeline', () => '/main/public'],
  ['the known network', () => '/main/all'],
  ['the own profile', () => '/users/mira'],
  ['the replies of the own profile', () => '/users/mira#replies'],
  ['the bookmarks', () => '/bookmarks'],
  ['the favourites', () => '/users/mira#favorites'],
  ['a hashtag', () => '/tag/heron'],
  ['a list', (_: string, listId: string) => `/lists/${listId}`],
  ['its conversation', (id: string) => `/notice/${id}`],
])(
  'StatusCard: the viewer’s own status stays in %s when its conversation is muted, also after a reload [R-STATUS-022]',
  async (_, path) => {
    const { user, session, id } = await openOwnPosts(path);
    await screen.findByText(/^The heron is back/);
    await user.click(within(cardOf(/^The heron is back/)).getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mute conversation' }));
    await waitFor(() => expect(session.tables.statusViewers.get(id)?.muted).toBe(true));
    screen.getByText(/^The heron is back/);
    for (const loader of session.feeds.all()) await loader.reload();
    await screen.findByText(/^The heron is back/);
    expect(screen.queryByText(/hidden by your filters/)).toBeNull();
  },
);
