import {
  createPushSubscription,
  deletePushSubscription as deletePushSubscriptionCall,
  getPushSubscription,
  updatePushSubscription,
} from '@rookery/contract/calls/push.ts';
import type { PushSubscription } from '@rookery/contract/schemas/push-subscription.ts';
import type { Instance } from '#context.ts';
import { emptyResponse } from '#http/route-response.ts';
import type { Caller } from '#http/find-caller.ts';
import { createInvalidParametersError, notFound, HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { isAllowedPushEndpoint } from '#push/send-push-message.ts';
import {
  pushAlertsOf,
  deletePushSubscription,
  insertPushSubscription,
  pushSubscriptionOf,
  setPushAlerts,
  type PushSubscriptionRow,
} from '#store/push-subscriptions.ts';

/** Returns the id of the sign-in. Throws 403 without one, or if the config disables push. */
function tokenId(instance: Instance, caller: Caller): number {
  if (!instance.config.push.enabled)
    throw new HttpError(403, 'Web push subscription is disabled on this instance');
  if (!caller.token) throw new HttpError(403, 'Invalid credentials.');
  return caller.token.id;
}

function requiredSubscription(instance: Instance, caller: Caller): PushSubscriptionRow {
  const found = pushSubscriptionOf(instance.database, tokenId(instance, caller));
  if (!found) throw notFound();
  return found;
}

function subscriptionView(instance: Instance, subscription: PushSubscriptionRow): PushSubscription {
  return {
    alerts: { ...pushAlertsOf(subscription) },
    endpoint: subscription.endpoint,
    id: String(subscription.id),
    // Mastodon's field. Akkoma ignores the policy of a subscription and does not return it.
    ...(subscription.policy === null ? {} : { policy: subscription.policy }),
    server_key: instance.vapid.publicKey,
  };
}

/** Maximum length of the keys of a browser, which have 87 and 22 characters. */
const maxKeyLength = 500;
const maxEndpointLength = 2048;

/** Subscriptions to push messages, of which each sign-in has one. */
export const pushRoutes = [
  route(getPushSubscription, ({ instance, caller }) =>
    subscriptionView(instance, requiredSubscription(instance, caller)),
  ),

  route(createPushSubscription, ({ instance, caller, member, body }) => {
    const { endpoint, keys } = body.subscription ?? {};
    if (endpoint === undefined || keys === undefined)
      throw createInvalidParametersError([
        { field: 'subscription', message: 'Missing field: subscription' },
      ]);
    const isWithinLimits =
      endpoint.length <= maxEndpointLength &&
      [keys.p256dh, keys.auth].every((key) => key.length <= maxKeyLength);
    if (!isWithinLimits || !isAllowedPushEndpoint(endpoint, instance.config.push.privateAddresses))
      throw new HttpError(422, 'Push messages cannot be sent to this endpoint');
    insertPushSubscription(instance.database, {
      tokenId: tokenId(instance, caller),
      accountId: member.id,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      alerts: body.data?.alerts ?? {},
      policy: body.data?.policy,
      createdAt: instance.now(),
    });
    return subscriptionView(instance, requiredSubscription(instance, caller));
  }),

  route(updatePushSubscription, ({ instance, caller, body }) => {
    setPushAlerts(instance.database, requiredSubscription(instance, caller).id, {
      alerts: body.data?.alerts ?? {},
      policy: body.data?.policy,
    });
    return subscriptionView(instance, requiredSubscription(instance, caller));
  }),

  route(deletePushSubscriptionCall, ({ instance, caller }) => {
    const found = pushSubscriptionOf(instance.database, tokenId(instance, caller));
    if (found) deletePushSubscription(instance.database, found.id);
    return emptyResponse;
  }),
];
