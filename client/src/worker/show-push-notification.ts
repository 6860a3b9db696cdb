import * as v from 'valibot';
import { showSystemNotification } from '#lib/worker/show-system-notification.ts';
import { openWorkerArea, workerConfigKey, workerConfigSchema } from '#lib/worker/worker-config.ts';
import {
  genericNotification,
  hasHiddenContent,
  parsePushMessage,
  pushNotificationContent,
} from './push-notification-content.ts';
import type { PushEvent, WorkerScope } from './worker-scope.ts';
import { encodeUrlPart, toWellFormedValue } from '@rookery/contract/text/well-formed.ts';

/** Milliseconds to wait for the complete notification from the server. */
const requestTimeoutMs = 5000;

async function fetchNotification(id: string, token: string): Promise<unknown> {
  try {
    const response = await fetch(`/api/v1/notifications/${encodeUrlPart(id)}`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return response.ok ? await response.json().then(toWellFormedValue<unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the message of a push event; undefined if it is missing or unreadable. */
function messageOf({ data }: PushEvent): ReturnType<typeof parsePushMessage> {
  try {
    return parsePushMessage(toWellFormedValue<unknown>(data?.json()));
  } catch {
    return undefined;
  }
}

/**
 * Shows a system notification for a push message. Shows none after sign-out. An unreadable message
 * needs a notification too, since browsers end the subscription of a site that shows none for its
 * messages.
 */
export async function showPushNotification(scope: WorkerScope, event: PushEvent): Promise<void> {
  const config = v.safeParse(workerConfigSchema, await openWorkerArea().get(workerConfigKey));
  if (!config.success) return;
  const message = messageOf(event);
  if (!message) {
    await showSystemNotification(scope.registration, genericNotification(config.output));
    return;
  }
  const notification = hasHiddenContent(message)
    ? undefined
    : await fetchNotification(message.notification_id, config.output.token);
  await showSystemNotification(
    scope.registration,
    pushNotificationContent(message, config.output, notification),
  );
}
