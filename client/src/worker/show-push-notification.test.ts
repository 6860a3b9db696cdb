import * as fake from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { openWorkerArea, workerConfigKey } from '#lib/worker/worker-config.ts';
import { showPushNotification } from './show-push-notification.ts';
import type { PushEvent, WorkerScope } from './worker-scope.ts';

const messages = {
  mention: '{name} mentioned you',
  unknown: 'New from {name}',
  hidden: 'Something',
};
const config = {
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
  await openWorkerArea().set(workerConfigKey, config);
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
    ...config,
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
  await area.set(workerConfigKey, config);
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
    await openWorkerArea().set(workerConfigKey, config);
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
test('showPushNotification: shows a general notification for JSON that is nested 100,000 times', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await openWorkerArea().set(workerConfigKey, config);
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const { push, showNotification } = worker(JSON.parse(text));
  await push();
  expect(showNotification).toHaveBeenCalledOnce();
  const answer = worker();
  vi.stubGlobal('fetch', async () => new Response(`{"status":{"content":${text}}}`));
  await answer.push();
  expect(answer.showNotification).toHaveBeenCalledOnce();
});
