import * as v from 'valibot';
import { workerArea, workerNote, workerNoteName } from '#lib/worker/worker-note.ts';
import { isHidden, readMessage, shownNote } from './push-note.ts';
import type { ActingOptions, NotificationPress, PushEvent, WorkerScope } from './worker-scope.ts';

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
  const { title, body, icon, tag, path, statusId, actions } = shownNote(
    message,
    note.output,
    document,
  );
  const options: ActingOptions = {
    body,
    tag,
    data: { path, statusId },
    lang: '',
    actions,
    ...(icon === undefined ? {} : { icon }),
  };
  await scope.registration.showNotification(title, options);
}

const pressed = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  statusId: v.optional(v.string()),
});

/** Likes in the place of a page, where none is open; whether the server took it. */
async function likeAlone(statusId: string): Promise<boolean> {
  const note = v.safeParse(workerNote, await workerArea().get(workerNoteName));
  if (!note.success) return false;
  try {
    const answer = await fetch(`/api/v1/statuses/${encodeURIComponent(statusId)}/favourite`, {
      method: 'POST',
      headers: { authorization: `Bearer ${note.output.token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Does what was pressed on a notification: leads to what it told of, in a tab that is open or in a new
 * one, opens the form for an answer there, or likes its post without leading anywhere.
 */
export async function openPressed(
  scope: WorkerScope,
  { notification, action }: NotificationPress,
): Promise<void> {
  notification.close();
  const data = v.safeParse(pressed, notification.data);
  const { path: place, statusId } = data.success ? data.output : { path: '/' };
  const isReply = action === 'reply' && statusId !== undefined;
  const path = isReply ? `${place}?reply=${encodeURIComponent(statusId)}` : place;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (action === 'favourite' && statusId !== undefined) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- as below
    if (tab) return tab.postMessage({ kind: 'favourite', statusId });
    /* What could not be done is left to the person, where it can be seen. */
    if (await likeAlone(statusId)) return undefined;
  }
  if (!tab) {
    await scope.clients.openWindow(path);
    return undefined;
  }
  await tab.focus();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's client is of its own origin
  return tab.postMessage({ kind: 'open', path });
}
