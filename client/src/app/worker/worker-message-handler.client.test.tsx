import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notificationReadSync } from '#session/notifications/notification-read-sync.ts';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { renderApp } from '../testing/render-app.tsx';

afterEach(() => vi.unstubAllGlobals());

/**
 * Opens Mira's page with two system notifications, and returns a function that sends a worker
 * message.
 */
async function open() {
  const closed: string[] = [];
  const shown = (id: string, data: unknown) => ({ data, close: () => closed.push(id) });
  const worker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ getNotifications: async () => notes }),
  });
  const notes: ReturnType<typeof shown>[] = [];
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) =>
        name === 'serviceWorker' ? worker : Reflect.get(target, name, target),
      has: (target, name) => name === 'serviceWorker' || name in target,
    }),
  );
  const instance = await startTestInstance({ world: 'empty' });
  const [mira, jun] = [await instance.as('mira'), await instance.as('jun')];
  const postedIds: string[] = [];
  for (const text of ['one', 'two']) {
    const { body } = await jun.post('/api/v1/statuses', { status: `@mira ${text}` });
    postedIds.push(body.id);
  }
  const { body } = await mira.get('/api/v1/notifications');
  const ids: string[] = body.map(({ id }: { id: string }) => id);
  notes.push(...ids.map((id) => shown(id, { ids: [id] })));
  notes.push(shown('both', { ids }), shown('else', undefined));
  const app = await renderApp({ instance, signedInAs: 'mira', path: '/about' });
  const say = (data: unknown, ports: MessagePort[] = []): void => {
    act(() => void worker.dispatchEvent(new MessageEvent('message', { data, ports })));
  };
  return { ...app, mira, ids, postedIds, closed, say };
}

test('WorkerMessageHandler: closes each notification that was read elsewhere, and none of another account', async () => {
  const { closed, ids, current } = await open();
  await screen.findAllByText(/mentioned you/);
  expect(closed).toEqual([]);
  const [, older = ''] = ids;
  act(() => current.store.getState().part(notificationReadSync).applyReadElsewhere({ id: older }));
  await waitFor(() => expect(closed).toEqual([older]));
  await act(async () => current.store.getState().part(notificationReadSync).markAllSeen());
  await waitFor(() => expect(new Set(closed)).toEqual(new Set([...ids, 'both'])));
});

test('WorkerMessageHandler: favourites a status without navigation and ignores invalid messages', async () => {
  const { say, postedIds, mira, place } = await open();
  await screen.findAllByText(/mentioned you/);
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data));
    port1.start();
  });
  say({ kind: 'favourite', statusId: postedIds[0] }, [port2]);
  expect(await heard).toBe('heard');
  port1.close();
  say({ kind: 'favourite' });
  say('open');
  say({ kind: 'open', path: '//evil.example' });
  await waitFor(async () =>
    expect((await mira.get(`/api/v1/statuses/${postedIds[0]}`)).body.favourited).toBe(true),
  );
  expect(place()).toBe('/about');
});
