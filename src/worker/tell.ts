import * as v from 'valibot';
import { workerArea, workerNote, workerNoteName } from '#lib/worker/worker-note.ts';
import { isHidden, readMessage, shownNote } from './push-note.ts';
import type { NotificationPress, PushEvent, WorkerScope } from './worker-scope.ts';

/** Milliseconds the server has to say more than the push message does. */
const patience = 5000;

async function documentOf(id: string, token: string): Promise<unknown> {
  try {
    const answer = await fetch(`/api/v1/notifications/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Shows what a push message tells; nobody is told of anything once they have signed out. */
export async function tellPushed(scope: WorkerScope, { data }: PushEvent): Promise<void> {
  const message = readMessage(data?.json());
  const note = v.safeParse(workerNote, await workerArea().get(workerNoteName));
  if (!message || !note.success) return;
  const document = isHidden(message)
    ? undefined
    : await documentOf(message.notification_id, note.output.token);
  const { title, body, icon, tag, path } = shownNote(message, note.output, document);
  await scope.registration.showNotification(title, {
    body,
    tag,
    data: { path },
    lang: '',
    ...(icon === undefined ? {} : { icon }),
  });
}

const pressed = v.object({ path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });

/** Leads to what was told of: in a tab that is open, or in a new one. */
export async function openPressed(
  scope: WorkerScope,
  { notification }: NotificationPress,
): Promise<void> {
  notification.close();
  const data = v.safeParse(pressed, notification.data);
  const path = data.success ? data.output.path : '/';
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (!tab) {
    await scope.clients.openWindow(path);
    return;
  }
  await tab.focus();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client is of its own origin
  tab.postMessage({ kind: 'open', path });
}
