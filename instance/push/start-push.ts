import type { Instance } from '#context.ts';
import type { NotificationRow } from '#store/rows.ts';
import {
  pushAlertsOf,
  deletePushSubscription,
  pushSubscriptionsOf,
  type PushSubscriptionRow,
} from '#store/push-subscriptions.ts';
import { pushPolicyAllowsSender } from './push-policy-allows-sender.ts';
import { sendPushMessage, type PushMessage } from './send-push-message.ts';
import { pushContent } from './push-content.ts';

/** Statuses by which a push service reports that a subscription has ended. */
const endedStatuses: ReadonlySet<number> = new Set([404, 410]);

async function encrypt(
  instance: Instance,
  subscription: PushSubscriptionRow,
  text: string,
): Promise<PushMessage> {
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    {
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: `mailto:${instance.config.email}`, ...instance.vapid },
    },
  );
  return { endpoint, headers: { ...headers }, body: body ?? Buffer.alloc(0) };
}

async function send(
  instance: Instance,
  subscription: PushSubscriptionRow,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const message = await encrypt(instance, subscription, text).catch(() => undefined);
  // If encryption fails, the keys of the subscription are invalid. It can never receive messages,
  // so it is deleted.
  if (!message) return deletePushSubscription(instance.database, subscription.id);
  const { privateAddresses: allowsPrivate } = instance.config.push;
  const status = await sendPushMessage(message, { allowsPrivate, signal });
  if (endedStatuses.has(status)) deletePushSubscription(instance.database, subscription.id);
}

/**
 * Sends notifications to the push subscriptions of their members. Returns a function that stops and
 * waits for pending requests.
 */
export function startPush(instance: Instance): () => Promise<void> {
  if (!instance.config.push.enabled) return () => Promise.resolve();
  const pending = new Set<Promise<void>>();
  const stopping = new AbortController();

  function pushNotification(notification: NotificationRow): void {
    const subscriptions = pushSubscriptionsOf(instance.database, notification.account_id).filter(
      (subscription) =>
        pushAlertsOf(subscription)[notification.type] === true &&
        pushPolicyAllowsSender(instance.database, subscription, notification.from_id),
    );
    const content = subscriptions.length === 0 ? undefined : pushContent(instance, notification);
    if (!content) return;
    const text = JSON.stringify(content);
    for (const subscription of subscriptions) {
      // An error is ignored: the push service is tried again with the next notification.
      const sending = send(instance, subscription, text, stopping.signal)
        .catch(() => undefined)
        .finally(() => pending.delete(sending));
      pending.add(sending);
    }
  }

  const stopListening = instance.events.listen((event) => {
    if (event.kind === 'notified') pushNotification(event.notification);
  });
  return async () => {
    stopListening();
    stopping.abort();
    await Promise.all(pending);
  };
}
