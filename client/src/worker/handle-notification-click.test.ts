import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openWorkerArea, workerConfigKey } from '#lib/worker/worker-config.ts';
import { handleNotificationClick } from './handle-notification-click.ts';
import type { NotificationClick, WorkerScope } from './worker-scope.ts';

const config = {
  token: 'secret',
  hidesUnderSubject: true,
  messages: {},
  notificationsPath: '/mira',
};

/** Whether the open tabs confirm messages. */
let isResponding = true;

beforeEach(() => {
  isResponding = true;
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  return () => vi.unstubAllGlobals();
});

function respond(_message: unknown, [port]: MessagePort[] = []): void {
  if (isResponding) port?.postMessage('heard');
}

/**
 * Clicks a system notification for `path`. One tab is open for each entry of `tabs`, which says
 * whether the tab is focused.
 */
async function clickNotification(
  path: unknown,
  tabs: readonly boolean[],
  action = '',
  at = '/main/all',
) {
  const open = tabs.map((focused) => ({
    focused,
    url: `https://instance.test${at}`,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(),
    postMessage: vi.fn(respond),
  }));
  const openWindow = vi.fn();
  const close = vi.fn();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that handleNotificationClick uses
  const scope = {
    location: { origin: 'https://instance.test' },
    clients: { matchAll: () => Promise.resolve(open), openWindow },
  } as unknown as WorkerScope;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that handleNotificationClick uses
  const event = {
    action,
    notification: { close, data: { path, statusId: 'post7' } },
  } as unknown as NotificationClick;
  await handleNotificationClick(scope, event);
  expect(close).toHaveBeenCalledOnce();
  return { open, openWindow };
}

test('handleNotificationClick: opens the status in the focused tab', async () => {
  const { open, openWindow } = await clickNotification('/notice/post7', [false, true]);
  expect(open[1]?.focus).toHaveBeenCalledOnce();
  const task = { kind: 'open', path: '/notice/post7' };
  expect(open[1]?.postMessage).toHaveBeenCalledWith(task, [expect.any(MessagePort)]);
  expect(open[1]?.navigate).not.toHaveBeenCalled();
  expect(open[0]?.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['/notice/post7', '/notice/post7'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
  ['https://evil.example/', '/'],
  [undefined, '/'],
])(
  'handleNotificationClick: opens for the path %s the window %s if no tab is open',
  async (path, opened) => {
    const { openWindow } = await clickNotification(path, []);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(opened);
  },
);

test.each(['/pleroma/admin/', '/static/rescue.html', '/oauth/authorize'])(
  'handleNotificationClick: does not navigate a tab with a page of the server such as %s',
  async (at) => {
    const { open, openWindow } = await clickNotification('/notice/post7', [true], '', at);
    expect(open[0]?.navigate).not.toHaveBeenCalled();
    expect(open[0]?.focus).not.toHaveBeenCalled();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/notice/post7');
  },
);

test('handleNotificationClick: “Reply” opens the reply form in a tab or a new window', async () => {
  const { open } = await clickNotification('/notice/post7', [true], 'reply');
  const path = '/notice/post7?reply=post7';
  expect(open[0]?.postMessage).toHaveBeenCalledWith({ kind: 'open', path }, [
    expect.any(MessagePort),
  ]);
  const { openWindow } = await clickNotification('/notice/post7', [], 'reply');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path);
});

test('handleNotificationClick: navigates a tab that does not respond because it is loading', async () => {
  isResponding = false;
  const { open, openWindow } = await clickNotification('/notice/post7', [true]);
  expect(open[0]?.navigate).toHaveBeenCalledExactlyOnceWith('/notice/post7');
  expect(openWindow).not.toHaveBeenCalled();
});

test('handleNotificationClick: sends the favourite itself if the tab does not respond', async () => {
  await openWorkerArea().set(workerConfigKey, config);
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  isResponding = false;
  const { openWindow } = await clickNotification('/notice/post7', [true], 'favourite');
  expect(fetched).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});

test('handleNotificationClick: “Like” is sent by an open tab, which does not get the focus', async () => {
  const { open, openWindow } = await clickNotification('/notice/post7', [false], 'favourite');
  expect(open[0]?.postMessage).toHaveBeenCalledExactlyOnceWith(
    { kind: 'favourite', statusId: 'post7' },
    [expect.any(MessagePort)],
  );
  expect(open[0]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('handleNotificationClick: “Like” without an open tab sends the request, and opens the status if the request fails', async () => {
  await openWorkerArea().set(workerConfigKey, config);
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', fetched);
  const done = await clickNotification('/notice/post7', [], 'favourite');
  expect(done.openWindow).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/statuses/post7/favourite',
    expect.objectContaining({ method: 'POST', credentials: 'omit' }),
  );
  fetched.mockResolvedValue(new Response(null, { status: 403 }));
  const refused = await clickNotification('/notice/post7', [], 'favourite');
  expect(refused.openWindow).toHaveBeenCalledExactlyOnceWith('/notice/post7');
});
