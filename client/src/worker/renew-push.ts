import * as v from 'valibot';
import { openWorkerArea, workerConfigKey, workerConfigSchema } from '#lib/worker/worker-config.ts';
import type { SubscriptionChange, WorkerScope } from './worker-scope.ts';

const subscriptionSchema = v.object({ alerts: v.record(v.string(), v.boolean()) });

/**
 * Creates a subscription again that the browser has dropped, and sends it to the server with the
 * same alerts. Does nothing after sign-out. If this fails, the client creates a subscription the
 * next time that its page is opened.
 */
export async function renewPush(
  scope: WorkerScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const note = v.safeParse(workerConfigSchema, await openWorkerArea().get(workerConfigKey));
  if (!note.success) return;
  const headers = {
    authorization: `Bearer ${note.output.token}`,
    'content-type': 'application/json',
  };
  const callServer = (body?: string): Promise<Response> =>
    fetch('/api/v1/push/subscription', {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    });
  const current = v.safeParse(subscriptionSchema, await (await callServer()).json());
  const options = oldSubscription?.options;
  if (!current.success || (!newSubscription && !options)) return;
  const renewed =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: options?.applicationServerKey ?? null,
    }));
  const subscription = renewed.toJSON();
  await callServer(JSON.stringify({ subscription, data: { alerts: current.output.alerts } }));
}
