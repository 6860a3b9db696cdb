import * as v from 'valibot';
import { showNote } from '#lib/worker/show-note.ts';
import { workerArea, workerNote, workerNoteName } from '#lib/worker/worker-note.ts';
import { isOwnPath } from '#lib/url/own-path.ts';
import { isPage } from './own-files.ts';
import { contentlessNote, isHidden, readMessage, shownNote } from './push-note.ts';
import type { NotificationPress, PushEvent, WorkerClient, WorkerScope } from './worker-scope.ts';
import { encodePart, wellFormedValue } from '#lib/well-formed.ts';

/** Milliseconds the server has to say more than the push message does. */
const patience = 5000;

async function documentOf(id: string, token: string): Promise<unknown> {
  try {
    const answer = await fetch(`/api/v1/notifications/${encodePart(id)}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? await answer.json().then(wellFormedValue<unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The message of a push; undefined where nothing came with it, or nothing that can be read. */
function messageOf({ data }: PushEvent): ReturnType<typeof readMessage> {
  try {
    return readMessage(wellFormedValue<unknown>(data?.json()));
  } catch {
    return undefined;
  }
}

/**
 * Shows what a push message tells; nobody is told of anything once they have signed out. Something must
 * be shown even of a message that cannot be read: browsers take the subscription away after silent ones.
 */
export async function tellPushed(scope: WorkerScope, event: PushEvent): Promise<void> {
  const note = v.safeParse(workerNote, await workerArea().get(workerNoteName));
  if (!note.success) return;
  const message = messageOf(event);
  if (!message) {
    await showNote(scope.registration, contentlessNote(note.output));
    return;
  }
  const document = isHidden(message)
    ? undefined
    : await documentOf(message.notification_id, note.output.token);
  await showNote(scope.registration, shownNote(message, note.output, document));
}

const pressed = v.object({
  path: v.pipe(v.string(), v.check(isOwnPath)),
  statusId: v.optional(v.string()),
});

/** Likes in the place of a page, where none is open; whether the server took it. */
async function likeAlone(statusId: string): Promise<boolean> {
  const note = v.safeParse(workerNote, await workerArea().get(workerNoteName));
  if (!note.success) return false;
  try {
    const answer = await fetch(`/api/v1/statuses/${encodePart(statusId)}/favourite`, {
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

/** Milliseconds that a tab has to say that it heard: one that sleeps, or is still being loaded, does not. */
const hearing = 2000;

/** Asks a tab to do something; whether it took that on. */
function isTakenBy(tab: WorkerClient, task: object): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  tab.postMessage(task, [port2]);
  return new Promise((resolve) => {
    const finish = (isHeard: boolean): void => {
      port1.close();
      resolve(isHeard);
    };
    const late = setTimeout(() => finish(false), hearing);
    port1.addEventListener('message', () => {
      clearTimeout(late);
      finish(true);
    });
    port1.start();
  });
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
  const path = isReply ? `${place}?reply=${encodePart(statusId)}` : place;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  /* On this origin the server has pages of its own, in which somebody may be writing. */
  const tabs = windows.filter(({ url }) => isPage(url, scope.location.origin));
  const tab = tabs.find(({ focused }) => focused) ?? tabs[0];
  if (action === 'favourite' && statusId !== undefined) {
    /* If the tab does not answer in time the like may be sent twice, which counts once. */
    if (tab && (await isTakenBy(tab, { kind: 'favourite', statusId }))) return undefined;
    /* If that fails, the status is opened, so that the person can do it there. */
    if (await likeAlone(statusId)) return undefined;
  }
  if (!tab) {
    await scope.clients.openWindow(path);
    return undefined;
  }
  const isTaken = isTakenBy(tab, { kind: 'open', path });
  /* If the system does not let the tab come to the front, it still goes to the address. */
  await tab.focus().catch(() => undefined);
  if (!(await isTaken)) await tab.navigate(path);
  return undefined;
}
