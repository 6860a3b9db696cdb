import * as v from 'valibot';
import { createFileCache } from './create-file-cache.ts';
import { routeRequest } from './route-request.ts';
import { renewPush } from './renew-push.ts';
import { createPictureCache } from './create-picture-cache.ts';
import { handleNotificationClick } from './handle-notification-click.ts';
import { showPushNotification } from './show-push-notification.ts';
import type { WorkerScope } from './worker-scope.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this module runs in a service worker
const scope = globalThis as unknown as WorkerScope;

/* The build script inserts the time of the build in milliseconds since 1970, and the files of
   the build. */
const files = createFileCache(
  String(import.meta.env['ROOKERY_BUILD']),
  import.meta.env['ROOKERY_FILES'],
);

const pictures = createPictureCache();

/** Returns whether a path is that of a file that can be cached. */
function isCacheable(path: string): boolean {
  const { origin } = scope.location;
  const request = { method: 'GET', mode: 'no-cors', destination: '', url: origin + path } as const;
  return routeRequest(request, origin) === 'file';
}

const workerCommand = v.union([
  v.object({ kind: v.literal('keep'), paths: v.array(v.string()), all: v.boolean() }),
  v.object({ kind: v.literal('take') }),
]);

scope.addEventListener('install', (event) => event.waitUntil(files.install()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([files.tidy(), scope.clients.claim()])),
);
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const after = (work: Promise<unknown>): void => event.waitUntil(work);
  const answerer = routeRequest(request, scope.location.origin);
  if (answerer === 'file') event.respondWith(files.file(request, after));
  else if (answerer === 'page') event.respondWith(files.page(request, after));
  else if (answerer === 'rescue') event.respondWith(files.rescue(request, after));
  else if (answerer === 'picture') event.respondWith(pictures.answer(request, after));
});
scope.addEventListener('push', (event) => event.waitUntil(showPushNotification(scope, event)));
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewPush(scope, event)),
);
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(handleNotificationClick(scope, event)),
);
scope.addEventListener('message', (event) => {
  const read = v.safeParse(workerCommand, event.data);
  if (!read.success) return;
  if (read.output.kind === 'take') event.waitUntil(scope.skipWaiting());
  else event.waitUntil(files.keep(read.output.paths.filter(isCacheable), read.output.all));
});
