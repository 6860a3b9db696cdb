import { defineCall } from '../call.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { pushSubscription } from '../schemas/push-subscription.ts';

const alerts = {
  follow: 'boolean',
  follow_request: 'boolean',
  favourite: 'boolean',
  mention: 'boolean',
  reblog: 'boolean',
  poll: 'boolean',
  move: 'boolean',
  'pleroma:emoji_reaction': 'boolean',
  'pleroma:report': 'boolean',
  status: 'boolean',
  update: 'boolean',
  quote: 'boolean',
  quoted_update: 'boolean',
  'admin.report': 'boolean',
  'admin.sign_up': 'boolean',
  severed_relationships: 'boolean',
  moderation_warning: 'boolean',
  annual_report: 'boolean',
  added_to_collection: 'boolean',
  collection_update: 'boolean',
} as const;

/** Types of notifications by their names on the server. Servers may send others. */
export type NotificationType = keyof typeof alerts;

const data = { alerts, policy: 'one of all|followed|follower|none' } as const;

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
