import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sendQueuedActions } from '#session/actions/send-queued-actions.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { fakeAsyncArea } from '#lib/storage/testing/fake-async-area.ts';
import { renderApp } from './testing/render-app.tsx';

async function readAPost() {
  const instance = await startTestInstance({ world: 'empty' });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const { body: heron } = await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const world = { instance, pageArea: fakeAsyncArea() };
  const app = await renderApp({ ...world, signedInAs: 'mira', path: `/notice/${heron.id}` });
  const text = await screen.findByText('The heron is back');
  const card = text.closest('article');
  /* The page overlays send the queued actions, so their code is loaded first. */
  await import('./layout/windows/page-overlays.tsx');
  void sendQueuedActions(app.current.store.getState());
  if (!card) throw new Error('the post has no card');
  await app.clock.advance(2_000);
  return { ...app, mira, heron, card: within(card) };
}

test('Queued actions: shows an offline favourite as waiting and sends it when the network is back', async () => {
  const { user, card, faults, mira, heron } = await readAPost();
  faults.of = () => 'offline';
  await user.click(card.getByRole('button', { name: 'Like' }));
  await card.findByText('Will be sent when you’re back online: Like');
  card.getByRole('button', { name: /^Like/, pressed: true });
  faults.of = () => undefined;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(card.queryByText(/Will be sent when you’re back online/)).toBeNull());
  const { body } = await mira.get(`/api/v1/statuses/${heron.id}`);
  expect(body.favourited).toBe(true);
});

test('Queued actions: cancels a queued favourite on a second click', async () => {
  const { user, card, faults, requests } = await readAPost();
  faults.of = () => 'offline';
  await user.click(card.getByRole('button', { name: 'Like' }));
  await card.findByText('Will be sent when you’re back online: Like');
  await user.click(card.getByRole('button', { name: /^Like/, pressed: true }));
  await waitFor(() => expect(card.queryByText(/Will be sent when you’re back online/)).toBeNull());
  card.getByRole('button', { name: 'Like' });
  const tried = requests.filter(({ url }) => url.endsWith('/favourite')).length;
  faults.of = () => undefined;
  await act(async () => void fireEvent(window, new Event('online')));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/unfavourite'))).toBe(true));
  expect(requests.filter(({ url }) => url.endsWith('/favourite'))).toHaveLength(tried);
});

test('Queued actions: shows an offline follow as waiting beside the button', async () => {
  const { user, faults, go, mira } = await readAPost();
  await go('/users/jun');
  const button = await screen.findByRole('button', { name: 'Follow' });
  faults.of = () => 'offline';
  await user.click(button);
  await screen.findByText('Will be sent when you’re back online: Follow');
  faults.of = () => undefined;
  fireEvent(window, new Event('online'));
  await waitFor(() =>
    expect(screen.queryByText(/Will be sent when you’re back online/)).toBeNull(),
  );
  const { body } = await mira.get('/api/v1/accounts/verify_credentials');
  expect(body.following_count).toBe(1);
});
