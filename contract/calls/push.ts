import { defineCall } from '../call.ts';
import { nothing } from '../schemas/nothing.ts';
import { pushSubscription } from '../schemas/push-subscription.ts';

const data = {
  alerts: {
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
    'admin.report': 'boolean',
    'admin.sign_up': 'boolean',
  },
  policy: 'text',
} as const;

/** That of the token in use; 404 when there is none. */
export const getPushSubscription = defineCall({
  method: 'GET',
  path: '/api/v1/push/subscription',
  who: 'member',
  answer: pushSubscription,
});

/** One a token: it takes the place of an older one. */
export const createPushSubscription = defineCall({
  method: 'POST',
  path: '/api/v1/push/subscription',
  who: 'member',
  body: {
    encoding: 'json',
    fields: {
      subscription: { endpoint: 'text!', keys: { p256dh: 'text!', auth: 'text!' } },
      data,
    },
  },
  answer: pushSubscription,
});

/** Changes what is told, not where. */
export const updatePushSubscription = defineCall({
  method: 'PUT',
  path: '/api/v1/push/subscription',
  who: 'member',
  body: { encoding: 'json', fields: { data } },
  answer: pushSubscription,
});

/** Nothing is sent any more. */
export const deletePushSubscription = defineCall({
  method: 'DELETE',
  path: '/api/v1/push/subscription',
  who: 'member',
  answer: nothing,
});
