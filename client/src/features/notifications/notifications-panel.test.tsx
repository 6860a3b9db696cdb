import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotificationsPanel } from './notifications-panel.tsx';
import {
  createNotificationServer,
  createWireFollows,
  apiNotification,
  viewerStatus,
  type WireNotification,
} from './testing/notification-server.ts';
import { renderNotifications } from './testing/render-notifications.tsx';

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const markRead = () => screen.getByRole('button', { name: 'Mark as read' });

async function show(...notifications: readonly WireNotification[]) {
  const server = createNotificationServer(notifications);
  const rendered = renderNotifications(<NotificationsPanel />, server);
  await rendered.begin();
  return { ...rendered, server };
}

test('NotificationsPanel: says that it is loading, then that there are no notifications', async () => {
  const { begin } = renderNotifications(<NotificationsPanel />, createNotificationServer());
  const region = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(region.getByRole('status').textContent).toBe('Loading notifications…');
  expect(region.queryByText(/No notifications yet/)).toBeNull();
  await begin();
  expect(region.queryByRole('status')).toBeNull();
  expect(region.getByText(/No notifications yet/)).toBeDefined();
  expect(region.queryByRole('button', { name: 'Load older notifications' })).toBeNull();
});

test('NotificationsPanel: shows an error with a retry instead of an empty list', async () => {
  const server = createNotificationServer([apiNotification(1, 'follow')]);
  server.failsWith = 500;
  const { begin, user, pass } = renderNotifications(<NotificationsPanel />, server);
  await begin();
  expect(screen.getByText(/Couldn’t load notifications\./)).toBeDefined();
  /* No alert, because a notice announces the failure. */
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/No notifications yet/)).toBeNull();
  server.failsWith = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(2_000);
  expect(screen.queryByText(/Couldn’t load notifications\./)).toBeNull();
  expect(rows()).toHaveLength(1);
});

test('NotificationsPanel: shows an error if an empty list fails to refresh', async () => {
  const { server, pass } = await show();
  server.failsWith = 403;
  await pass(20_000);
  expect(screen.getByText(/The server doesn’t allow this/)).toBeDefined();
  expect(screen.queryByText(/No notifications yet/)).toBeNull();
});

test('NotificationItem: shows author, action and time of a reply and links to its conversation [R-NOTIF-027]', async () => {
  const reply = viewerStatus({
    id: 'S2',
    account: { id: 'jun', acct: 'jun@kitsune.example' },
    in_reply_to_id: 'S1',
    in_reply_to_account_id: 'viewer',
    content: '<p>Saw it <b>too</b></p>',
  });
  await show(apiNotification(1, 'mention', { status: reply }));
  const [row = document.body] = rows();
  expect(row.textContent).toContain('Jun replied');
  expect(within(row).getByText('Saw it too').closest('article')).not.toBeNull();
  const [who] = within(row).getAllByRole('link', { name: 'Jun' });
  expect(who?.getAttribute('href')).toBe('/users/jun');
  const times = within(row).getAllByRole('time');
  expect(times.map((time) => time.closest('a')?.getAttribute('href'))).toEqual(['/notice/S2']);
});

const post = viewerStatus();
const target = { id: 'new', acct: 'jun@den.example', display_name: 'Jun at the den' };

test.each([
  ['favourite', { status: post }, 'Jun liked your post'],
  ['reblog', { status: post }, 'Jun repeated your post'],
  ['mention', { status: post }, 'Jun mentioned you'],
  ['pleroma:emoji_reaction', { status: post, emoji: '🦊' }, 'Jun reacted with 🦊'],
  ['poll', { status: post }, 'Your poll has ended'],
  ['poll', { status: { ...post, account: target } }, 'A poll you voted in has ended'],
  ['follow', {}, 'Jun follows you'],
  ['follow_request', {}, 'Jun wants to follow you'],
  ['move', { target }, 'Jun moved to Jun at the den'],
])(
  'NotificationItem: describes a %s [R-NOTIF-013 R-NOTIF-014 R-NOTIF-016 R-NOTIF-018 R-NOTIF-019]',
  async (type, fields, message) => {
    await show(apiNotification(1, type, fields));
    expect(rows()[0]?.textContent).toContain(message);
  },
);

test('ReactionEmoji: shows the image of a custom emoji only from a safe URL [R-NOTIF-020]', async () => {
  const blob = 'https://emoji.example/blob.png';
  await show(
    apiNotification(2, 'pleroma:emoji_reaction', {
      status: post,
      emoji: ':blob:',
      emoji_url: blob,
    }),
    apiNotification(1, 'pleroma:emoji_reaction', {
      status: { ...post, id: 'S9' },
      emoji: ':bad:',
      emoji_url: 'javascript:alert(1)',
    }),
  );
  expect(screen.getByAltText(':blob:').getAttribute('src')).toBe(blob);
  expect(screen.queryByAltText(':bad:')).toBeNull();
  expect(rows()[1]?.textContent).toContain('Jun reacted with :bad:');
});

test('NotificationsList: omits favourites of missing statuses [R-NOTIF-008]', async () => {
  await show(apiNotification(2, 'favourite', { status: null }), apiNotification(1, 'follow'));
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('follows you')]);
});

test('NotificationsList: shows only the kinds that the member has selected [R-NOTIF-010]', async () => {
  const { session } = await show(
    apiNotification(2, 'favourite', { status: post }, false),
    apiNotification(1, 'follow', {}, false),
  );
  const visibility = session.preferences.get('notificationVisibility');
  act(
    () => void session.preferences.set('notificationVisibility', { ...visibility, likes: false }),
  );
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('1 new notification')).toBeDefined();
});

test('NotificationsList: removes a notification together with its status', async () => {
  const { session } = await show(apiNotification(1, 'favourite', { status: post }, false));
  act(() => session.tables.statuses.merge({ id: 'S1', isDeleted: true }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.queryByText(/new notification/)).toBeNull();
});

test('NotificationsHead: counts and marks new notifications until all are marked as read [R-NOTIF-004 R-NOTIF-005] [R-NOTIF-028]', async () => {
  const { user, server, pass } = await show(
    apiNotification(8, 'follow', {}, false),
    apiNotification(7, 'follow', {}, false),
    apiNotification(6, 'follow'),
  );
  expect(screen.getByText('2 new notifications')).toBeDefined();
  expect(rows().map((row) => row.textContent.startsWith('New:'))).toEqual([true, true, false]);
  await user.click(markRead());
  await pass(0);
  expect(screen.queryByText(/new notification/)).toBeNull();
  expect(rows().map((row) => row.textContent.startsWith('New:'))).toEqual([false, false, false]);
  expect(server.requests.at(-1)).toBe('POST /api/v1/pleroma/notifications/read max_id=8');
  expect(document.activeElement).toBe(markRead());
  expect(markRead().getAttribute('aria-disabled')).toBe('true');
  await user.click(markRead());
  expect(server.requests.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('NotificationsHead: shows an error if marking fails and keeps notifications unread', async () => {
  const { user, server, pass } = await show(apiNotification(8, 'follow', {}, false));
  server.failsWith = 403;
  await user.click(markRead());
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain(
    'Couldn’t mark as read: The server doesn’t allow this',
  );
  expect(screen.getByText('1 new notification')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('NotificationsList: inserts a new notification from the stream above the read ones', async () => {
  const { session } = await show(apiNotification(1, 'follow'));
  act(() => {
    session.notifications?.loader.receive({
      id: '2',
      type: 'favourite',
      account: { id: 'ines', acct: 'ines', display_name: 'Ines' },
      status: { id: 'S1', account: { id: 'viewer' } },
      pleroma: { is_seen: false },
    });
  });
  expect(rows()[0]?.textContent).toContain('Ines liked your post');
  expect(screen.getByText('1 new notification')).toBeDefined();
});

test('NotificationsList: loads older notifications until a response is empty [R-NOTIF-007]', async () => {
  const { user, pass } = await show(...createWireFollows(65));
  const counts = [rows().length];
  for (let presses = 0; presses < 4; presses += 1) {
    await user.click(screen.getByRole('button', { name: 'Load older notifications' }));
    await pass(0);
    counts.push(rows().length);
  }
  expect(counts).toEqual([20, 40, 60, 65, 65]);
  expect(screen.getByText('No more notifications')).toBeDefined();
});

test('NotificationsList: shows thirty notifications first and twenty more at a time [R-CONST-056 R-CONST-057]', async () => {
  const { user, server, session } = await show(...createWireFollows(75));
  for (let pages = 0; pages < 4; pages += 1) {
    await act(() => session.notifications?.loader.loadOlder());
  }
  const counts = [rows().length];
  const requested = server.requests.length;
  for (let presses = 0; presses < 2; presses += 1) {
    await user.click(screen.getByRole('button', { name: 'Load older notifications' }));
    counts.push(rows().length);
  }
  expect(counts).toEqual([30, 50, 70]);
  expect(server.requests).toHaveLength(requested);
});

test('NotificationsEnd: shows an error with a retry if an older page fails to load', async () => {
  const { user, server, pass } = await show(...createWireFollows(25));
  server.failsWith = 404;
  await user.click(screen.getByRole('button', { name: 'Load older notifications' }));
  await pass(0);
  expect(screen.getByRole('alert')).toBeDefined();
  expect(rows()).toHaveLength(20);
  server.failsWith = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(rows()).toHaveLength(25);
});

test('NotificationGap: shows a gap and fills it on a click', async () => {
  const { user, server, session, pass } = await show(...createWireFollows(3));
  server.notifications = createWireFollows(90, false);
  await act(() => session.notifications?.loader.loadNewer());
  const texts = rows().map((row) => row.textContent);
  expect(texts.findIndex((text) => text.includes('aren’t loaded'))).toBe(20);
  expect(texts).toHaveLength(24);
  for (let presses = 0; presses < 4; presses += 1) {
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await pass(0);
  }
  expect(screen.queryByText('Some notifications aren’t loaded')).toBeNull();
  expect(rows()).toHaveLength(90);
});

test('NotificationItem: renders markup in a name as text', async () => {
  const account = { id: 'x', acct: 'x', display_name: '<who/><img src=x onerror=alert(1)>' };
  await show(apiNotification(1, 'follow', { account }));
  expect(rows()[0]?.textContent).toContain('<who/><img src=x onerror=alert(1)> follows you');
});

test('NotificationsPanel: renders nothing for visitors', () => {
  renderNotifications(<NotificationsPanel />, createNotificationServer(), { isVisitor: true });
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['update', { status: post }, 'Jun edited a post'],
  ['status', { status: post }, 'Jun posted'],
  ['quote', { status: post }, 'Jun quoted your post'],
  ['pleroma:report', {}, 'Jun sent a report'],
  ['quoted_update', { status: post }, 'Jun edited a post that you quoted'],
])('NotificationItem: describes a %s in plain text', async (type, fields, message) => {
  await show(apiNotification(1, type, fields));
  expect(rows()[0]?.textContent).toContain(message);
});

test('NotificationsList: polls every 20 s without a stream [R-CONST-053]', async () => {
  const { server, pass } = await show(apiNotification(1, 'follow'));
  const polls = () =>
    server.requests.filter((call) => call.startsWith('GET /api/v1/notifications'));
  const before = polls().length;
  /* The session started two seconds ago, so 18 of the 20 seconds until the next request remain. */
  await pass(17_999);
  expect(polls()).toHaveLength(before);
  await pass(1);
  expect(polls()).toHaveLength(before + 1);
});

const shown = () => screen.getByRole('time').textContent;

test('NotificationTime: updates every 240 s [R-CONST-058]', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: Date.UTC(2026, 4, 1, 12),
  });
  try {
    await show(apiNotification(1, 'follow'));
    const first = shown();
    act(() => void vi.advanceTimersByTime(239_000));
    expect(shown()).toBe(first);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(shown()).toBe('4m');
  } finally {
    vi.useRealTimers();
  }
});
