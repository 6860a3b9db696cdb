import { defineCall } from '../call.ts';
import { pushAlertParameters } from '../notification-type.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { pushSubscription } from '../schemas/push-subscription.ts';

const data = { alerts: pushAlertParameters, policy: 'one of all|followed|follower|none' } as const;

/** Returns the push subscription of the token in use; 404 if there is none. */
export const getPushSubscription = defineCall('GET', '/api/v1/push/subscription', {
  caller: 'member',
  response: pushSubscription,
});

/** Creates a subscription; replaces an existing one of the same token. */
export const createPushSubscription = defineCall('POST', '/api/v1/push/subscription', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: { subscription: { endpoint: 'text!', keys: { p256dh: 'text!', auth: 'text!' } }, data },
  },
  response: pushSubscription,
});

/** Changes the alerts, not the endpoint. */
export const updatePushSubscription = defineCall('PUT', '/api/v1/push/subscription', {
  caller: 'member',
  body: { encoding: 'json', fields: { data } },
  response: pushSubscription,
});

/** Deletes the subscription. */
export const deletePushSubscription = defineCall('DELETE', '/api/v1/push/subscription', {
  caller: 'member',
  response: emptyResponse,
});
