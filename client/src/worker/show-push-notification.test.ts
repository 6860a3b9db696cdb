import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openWorkerArea, workerConfigKey } from '#lib/worker/worker-config.ts';
import { handleNotificationClick, showPushNotification } from './show-push-notification.ts';
import type { NotificationClick, PushEvent, WorkerScope } from './worker-scope.ts';

const messages = {
  mention: '{name} mentioned you',
  unknown: 'New from {name}',
  hidden: 'Something',
};
const note = {
  token: 'secret',
  hidesUnderSubject: true,
  messages: messages,
  notificationsPath: '/mira',
};
const pushed = {
  notification_id: 7,
  notification_type: 'mention',
  title: 'New Mention',
  body: '@olaf: Hello there',
  pleroma: { activity_id: 'post7' },
};

beforeEach(() => {
  isResponding = true;
  for (const [name, value] of Object.entries(fake)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  return () => vi.unstubAllGlobals();
});

function worker(data: unknown = pushed) {
  const shown = new Map<string, NotificationOptions>();
  const showNotification = vi.fn(async (_title: string, options: NotificationOptions) => {
    shown.set(options.tag ?? '', options);
  });
  const getNotifications = async ({ tag }: { tag: string }) =>
    [shown.get(tag)].filter((one) => one !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that showPushNotification uses
  const scope = { registration: { showNotification, getNotifications } } as unknown as WorkerScope;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that showPushNotification uses
  const event = { data: { json: () => data } } as unknown as PushEvent;
  const next = (other: unknown): void => {
    data = other;
  };
  return { scope, push: () => showPushNotification(scope, event), next, showNotification };
}

test('showPushNotification: shows the text of the push message if the server is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await openWorkerArea().set(workerConfigKey, note);
  const { push, showNotification } = worker();
  await push();
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'olaf mentioned you',
    expect.objectContaining({
      body: 'Hello there',
      data: { path: '/notice/post7', statusId: 'post7', ids: ['7'] },
    }),
  );
});

test('showPushNotification: groups the favourites of a status and counts each once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await openWorkerArea().set(workerConfigKey, {
    ...note,
    messages: { favourite: '{name} liked your post' },
    kinds: { favourite: { hasActions: false, isGrouped: true, hasText: true } },
  });
  const like = { ...pushed, notification_type: 'favourite', body: '@jun has favourited your post' };
  const { push, next, showNotification } = worker(like);
  await push();
  next({ ...like, notification_id: 8, body: '@ada has favourited your post' });
  await push();
  await push();
  expect(showNotification.mock.calls.map(([title, { tag }]) => `${tag} ${title}`)).toEqual([
    'rookery-favourite-post7 jun liked your post',
    'rookery-favourite-post7 ada liked your post (+1)',
    'rookery-favourite-post7 ada liked your post (+1)',
  ]);
});

test('showPushNotification: shows and requests nothing after signing out', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  const area = openWorkerArea();
  await area.set(workerConfigKey, note);
  await area.remove(workerConfigKey);
  const { push, showNotification } = worker();
  await push();
  expect(showNotification).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  ['nothing', null],
  ['an empty text', { json: () => JSON.parse('') }],
  ['no JSON', { json: () => JSON.parse('<html>') }],
  ['JSON that is no notification', { json: () => ({ title: 'x' }) }],
  ['null', { json: () => null }],
])(
  'showPushNotification: shows a general text for a push message with %s [R-PUSH-004]',
  async (_, data) => {
    const fetchMock = vi.fn();
    vi.stubGlobal('fetch', fetchMock);
    await openWorkerArea().set(workerConfigKey, note);
    const { scope, showNotification } = worker();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fake with the members that showPushNotification uses
    await showPushNotification(scope, { data } as unknown as PushEvent);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      'Something',
      expect.objectContaining({
        body: '',
        data: { path: '/mira', statusId: undefined, ids: [''] },
      }),
    );
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

/** Whether tabs respond to messages of the worker. */
let isResponding = true;

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
  await openWorkerArea().set(workerConfigKey, note);
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
  await openWorkerArea().set(workerConfigKey, note);
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

test('showPushNotification: shows a general notification for JSON that is nested 100,000 times', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await openWorkerArea().set(workerConfigKey, note);
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { push, showNotification } = worker(JSON.parse(text));
  await push();
  expect(showNotification).toHaveBeenCalledOnce();
  const answer = worker();
  vi.stubGlobal('fetch', async () => new Response(`{"status":{"content":${text}}}`));
  await answer.push();
  expect(answer.showNotification).toHaveBeenCalledOnce();
});
