import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { pagingParameters } from '../../paging-parameters.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';
import {
  mergedRequests,
  notificationPolicy,
  notificationRequest,
} from '../../schemas/notification-policy.ts';

const rule = 'one of accept|filter|drop';

/** Mastodon 4.3. */
export const getNotificationPolicy = defineCall('GET', '/api/v2/notifications/policy', {
  caller: 'member',
  response: notificationPolicy,
});

/** Changes the given rules. Mastodon 4.3. */
export const updateNotificationPolicy = defineCall('PATCH', '/api/v2/notifications/policy', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: {
      for_not_following: rule,
      for_not_followers: rule,
      for_new_accounts: rule,
      for_private_mentions: rule,
      for_limited_accounts: rule,
      /** Mastodon 4.6. */
      for_bots: rule,
    },
  },
  response: notificationPolicy,
});

/** Accounts whose notifications are filtered, latest first. Mastodon 4.3. */
export const getNotificationRequests = defineCall('GET', '/api/v1/notifications/requests', {
  caller: 'member',
  query: { ...pagingParameters },
  response: listOf(notificationRequest),
  paging: 'numeric-ids',
});

/** One request. */
export const getNotificationRequest = defineCall('GET', '/api/v1/notifications/requests/:id', {
  caller: 'member',
  response: notificationRequest,
});

/**
 * Moves the filtered notifications of the account into the list of notifications, and no longer
 * filters later ones.
 */
export const acceptNotificationRequest = defineCall(
  'POST',
  '/api/v1/notifications/requests/:id/accept',
  { caller: 'member', response: emptyResponse },
);

/**
 * Removes the request from the list of requests. The notifications of its account stay filtered.
 */
export const dismissNotificationRequest = defineCall(
  'POST',
  '/api/v1/notifications/requests/:id/dismiss',
  { caller: 'member', response: emptyResponse },
);

/** Accepts several requests. */
export const acceptNotificationRequests = defineCall(
  'POST',
  '/api/v1/notifications/requests/accept',
  {
    caller: 'member',
    body: { encoding: 'json', fields: { id: 'texts!' } },
    response: emptyResponse,
  },
);

/** Dismisses several requests. */
export const dismissNotificationRequests = defineCall(
  'POST',
  '/api/v1/notifications/requests/dismiss',
  {
    caller: 'member',
    body: { encoding: 'json', fields: { id: 'texts!' } },
    response: emptyResponse,
  },
);

/**
 * Returns whether a background job has moved the notifications of all accepted requests into the
 * list of notifications.
 */
export const getNotificationRequestsMerged = defineCall(
  'GET',
  '/api/v1/notifications/requests/merged',
  {
    caller: 'member',
    response: mergedRequests,
  },
);
