import { latestSocket } from '#api/testing/fake-socket.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#app/testing/render-app.tsx';
import { startTestInstance } from '@rookery/instance/testing/start-test-instance.ts';

const isTimeline = ({ url }: Request): boolean => url.includes('/api/v1/timelines/');

test.each([
  [429, 'You are rate limited'],
  [500, 'Internal Server Error'],
  [503, 'The backend is not available'],
  [418, 'Unexpected status: 418'],
])(
  'TimelineScreen: for a response of %i shows “%s” instead of an empty timeline [R-TL-044 R-TL-045 R-TL-046 R-TL-047 R-ERR-003]',
  async (status, message) => {
    const { faults, clock, go } = await renderApp({ path: '/about' });
    faults.of = (request) =>
      isTimeline(request) ? new Response('<h1>raw page</h1>', { status }) : undefined;
    await go('/main/public');
    await act(() => clock.advance(1_500));
    const alert = await screen.findByText(message, { selector: '[role=alert] p' });
    expect(alert).toBeDefined();
    expect(screen.queryByText('No posts')).toBeNull();
    expect(document.body.textContent).not.toContain('raw page');
    await screen.findByText('Couldn’t load the timeline. Trying again…');
  },
);

test('TimelineScreen: retries a failed first page', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { faults, go, user } = await renderApp({ instance, path: '/about' });
  faults.of = (request) => (isTimeline(request) ? 'offline' : undefined);
  await go('/main/public');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  faults.of = () => undefined;
  await user.click(retry);
  await screen.findByText('The heron is back');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('TimelineScreen: keeps the statuses and shows one notice if a later refresh fails', async () => {
  const instance = await startTestInstance({ world: 'empty' });
  const jun = await instance.as('jun');
  await jun.post('/api/v1/statuses', { status: 'The heron is back' });
  const { faults, clock } = await renderApp({ instance, path: '/main/public' });
  await screen.findByText('The heron is back');
  faults.of = (request) => (isTimeline(request) ? 'offline' : undefined);
  await act(() => clock.advance(20_000));
  await act(() => clock.advance(20_000));
  expect(screen.getAllByText('Couldn’t load the timeline. Trying again…')).toHaveLength(1);
  within(screen.getByRole('feed')).getByText('The heron is back');
});

const filledAlerts = () =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

test.each([401, 403, 409, 429, 500])(
  'TimelineScreen: announces in one alert that bookmarks failed to load with %i',
  async (status) => {
    const { faults, clock, go } = await renderApp({ signedInAs: 'mira', path: '/about' });
    faults.of = ({ url }) =>
      url.includes('/api/v1/bookmarks')
        ? Response.json({ error: 'Not now' }, { status })
        : undefined;
    await go('/bookmarks');
    await act(() => clock.advance(1_500));
    await screen.findByText(/^Couldn’t load the timeline/);
    await screen.findByRole('button', { name: 'Try again' });
    expect(filledAlerts().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Not now'),
    ]);
  },
);

test('NotificationsPanel: announces in one alert that notifications failed to load', async () => {
  const { faults, clock } = await renderApp({ signedInAs: 'mira', path: '/about' });
  faults.of = ({ url }) => (url.includes('/api/v1/notifications') ? 'offline' : undefined);
  await act(() => clock.advance(20_000));
  await screen.findByText(/^Couldn’t load notifications/);
  await screen.findByText(/^Error fetching notifications/);
  expect(filledAlerts()).toHaveLength(1);
});

test('NotificationsPanel: shows why notifications could not be loaded [R-NOTIF-012]', async () => {
  const { faults, clock } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('No posts');
  faults.of = ({ url }) => (url.includes('/api/v1/notifications') ? 'offline' : undefined);
  await act(() => clock.advance(20_000));
  await screen.findByText('Error fetching notifications: Failed to connect to server, try again');
});

test('Stream: shows a notice when the connection is lost for ten seconds and another when it is back [R-STREAM-007 R-STREAM-008 R-STREAM-009]', async () => {
  const { sockets, clock } = await renderApp({ signedInAs: 'mira', path: '/main/public' });
  await screen.findByText('No posts');
  const first = await latestSocket(sockets);
  act(() => first.emitOpen());
  act(() => sockets.at(-1)?.emitClose(1006));
  await act(() => clock.advance(9_000));
  expect(screen.queryByText(/^Realtime|^Live updates/)).toBeNull();
  await act(() => clock.advance(1_000));
  await screen.findByText('Realtime connection lost. New posts may appear a little late.');
  act(() => sockets.at(-1)?.emitOpen());
  await act(() => clock.advance(3_000));
  await screen.findByText('Live updates are back');
});
