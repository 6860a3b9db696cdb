import * as v from 'valibot';
import { encodeUrlPart } from '@rookery/contract/text/well-formed.ts';
import { isOwnPath } from '#lib/url/own-path.ts';
import { openWorkerArea, workerConfigKey, workerConfigSchema } from '#lib/worker/worker-config.ts';
import { isClientPage } from './route-request.ts';
import type { NotificationClick, WorkerClient, WorkerScope } from './worker-scope.ts';

/** Milliseconds to wait for the response to a favourite. */
const requestTimeoutMs = 5000;

const notificationData = v.object({
  path: v.pipe(v.string(), v.check(isOwnPath)),
  statusId: v.optional(v.string()),
});

/** Favourites the status from the worker. Resolves to whether the server accepted the request. */
async function favouriteWithoutTab(statusId: string): Promise<boolean> {
  const config = v.safeParse(workerConfigSchema, await openWorkerArea().get(workerConfigKey));
  if (!config.success) return false;
  try {
    const response = await fetch(`/api/v1/statuses/${encodeUrlPart(statusId)}/favourite`, {
      method: 'POST',
      headers: { authorization: `Bearer ${config.output.token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Milliseconds in which a tab must confirm a message. A frozen or loading tab does not. */
const tabTimeoutMs = 2000;

/** Sends a task to a tab. Resolves to whether the tab has confirmed it. */
function isHandledByTab(tab: WorkerClient, task: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage(task, [port2]);
  return new Promise((resolve) => {
    const finish = (isConfirmed: boolean): void => {
      port1.close();
      resolve(isConfirmed);
    };
    const timer = setTimeout(() => finish(false), tabTimeoutMs);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      finish(true);
    });
    port1.start();
  });
}

/**
 * Handles a click on a system notification: opens its path in an open or new tab, opens a reply
 * there, or favourites the status without opening anything.
 */
export async function handleNotificationClick(
  scope: WorkerScope,
  { notification, action }: NotificationClick,
): Promise<void> {
  notification.close();
  const data = v.safeParse(notificationData, notification.data);
  const { path: place, statusId } = data.success ? data.output : { path: '/' };
  const isReply = action === 'reply' && statusId !== undefined;
  const path = isReply ? `${place}?reply=${encodeUrlPart(statusId)}` : place;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  /* The server has pages of its own on this origin (such as `/admin`). They may contain unsaved
     input, so tabs that show them are not navigated. */
  const tabs = windows.filter(({ url }) => isClientPage(url, scope.location.origin));
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (action === 'favourite' && statusId !== undefined) {
    /* If a tab responds too late, both it and the worker send the favourite, which the server
       counts once. */
    if (tab && (await isHandledByTab(tab, { kind: 'favourite', statusId }))) return undefined;
    /* If this fails, the status is opened, where the member can favourite it. */
    if (await favouriteWithoutTab(statusId)) return undefined;
  }
  if (!tab) {
    await scope.clients.openWindow(path);
    return undefined;
  }
  const isHandled = isHandledByTab(tab, { kind: 'open', path });
  /* If the system does not permit the tab to be focused, the tab still navigates. */
  await tab.focus().catch(() => undefined);
  if (!(await isHandled)) await tab.navigate(path);
  return undefined;
}
