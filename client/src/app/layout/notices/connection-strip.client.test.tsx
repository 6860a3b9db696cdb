import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { settingsSync } from '#session/preferences/sync/settings-sync.ts';
import { openHomeTimeline } from '#features/timeline/testing/open-home-timeline.ts';

const offlineText = 'Offline. You see saved posts.';
const unreachableText = 'Can’t reach the server. Trying again…';

afterEach(() => void vi.restoreAllMocks());

/** Changes whether the browser is online, as `navigator.onLine` and its event report it. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void fireEvent(window, new Event(isOnline ? 'online' : 'offline')));
}

/** The visible texts of all toasts. */
const toasts = (): readonly string[] =>
  screen.queryAllByRole('button', { name: 'Dismiss' }).map((button) => {
    const { parentElement } = button;
    return parentElement?.textContent ?? '';
  });

test('ConnectionStrip: offline, one line replaces the toasts of failed refreshes, sync and stream until the browser is online [R-ERR-010]', async () => {
  const { current, sockets, faults, clock } = await openHomeTimeline();
  const session = current.store.getState();
  act(() => sockets.at(-1)?.emitOpen());
  faults.of = () => 'offline';
  setOnline(false);
  const strip = await screen.findByText(offlineText);
  expect(strip.closest('output')).not.toBeNull();
  act(() => sockets.at(-1)?.emitClose(1006));
  await act(() => clock.advance(60_000));
  await act(() => session.part(settingsSync).sync());
  await act(() => session.feeds.loaderFor({ kind: 'friends' }).loadNewer());
  await act(() => session.notifications?.loader.loadNewer() ?? Promise.resolve());
  expect(session.notices.store.getState()).toEqual([]);
  expect(toasts()).toEqual([]);
  expect(screen.queryByText(unreachableText)).toBeNull();

  faults.of = () => undefined;
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(offlineText)).toBeNull());
});

test('ConnectionStrip: offline, the confirmation of the viewer’s own action is still shown', async () => {
  const { current } = await openHomeTimeline();
  setOnline(false);
  await screen.findByText(offlineText);
  act(() =>
    current.store.getState().notices.raise({ level: 'success', messageKey: 'status.link_copied' }),
  );
  await screen.findByText('Link copied');
});

test('ConnectionStrip: online, a server that cannot be reached is one line and one toast, until it responds [R-ERR-010]', async () => {
  const { current, faults, clock } = await openHomeTimeline();
  const { notifications, notices } = current.store.getState();
  const refresh = () => act(() => notifications?.loader.loadNewer() ?? Promise.resolve());
  faults.of = ({ url }) => (url.includes('/api/v1/notifications') ? 'offline' : undefined);
  await refresh();
  await screen.findByText(unreachableText);
  await screen.findByText('Error fetching notifications: Failed to connect to server, try again');
  act(() => {
    for (const { id } of notices.store.getState()) notices.dismiss(id);
  });
  await refresh();
  expect(notices.store.getState()).toEqual([]);
  faults.of = () => undefined;
  await refresh();
  await act(() => clock.advance(0));
  expect(screen.queryByText(unreachableText)).toBeNull();
});

test('ConnectionStrip: says in a sentence that the stream is lost, and shows its close code after a click [R-STREAM-009]', async () => {
  const { sockets, clock } = await openHomeTimeline();
  act(() => sockets.at(-1)?.emitOpen());
  act(() => sockets.at(-1)?.emitClose(1006));
  await act(() => clock.advance(10_000));
  const message = await screen.findByText(
    'Realtime connection lost. New posts may appear a little late.',
  );
  const notice = within(message.closest('[role=alert]') ?? document.body);
  expect(screen.queryByText(/1006/)).toBeNull();
  fireEvent.click(notice.getByText('Details'));
  await screen.findByText('Realtime connection lost: CloseEvent code 1006');
  expect(screen.queryByText(/New posts may appear/)).toBeNull();
});
