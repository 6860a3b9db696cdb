import * as v from 'valibot';
import { workerArea, workerNote, workerNoteName } from '#lib/worker/worker-note.ts';
import type { SubscriptionChange, WorkerScope } from './worker-scope.ts';

const known = v.object({ alerts: v.record(v.string(), v.boolean()) });

/**
 * The browser has given up the subscription by itself: another is made and told to the server, with the
 * same alerts. For nobody who has signed out. What fails here is made good by the next start of a page.
 */
export async function renewPush(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const note = v.safeParse(workerNote, await workerArea().get(workerNoteName));
  if (!note.success) return;
  const headers = {
    authorization: `Bearer ${note.output.token}`,
    'content-type': 'application/json',
  };
  const ask = (body?: string): Promise<Response> =>
    fetch('/api/v1/push/subscription', {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    });
  const answer = v.safeParse(known, await (await ask()).json());
  const options = oldSubscription?.options;
  if (!answer.success || (!newSubscription && !options)) return;
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options?.applicationServerKey ?? null,
    }));
  const subscription = renewed.toJSON();
  await ask(JSON.stringify({ subscription, data: { alerts: answer.output.alerts } }));
}
