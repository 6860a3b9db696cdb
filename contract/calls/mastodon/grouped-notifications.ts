import { defineCall } from '../../call.ts';
import { listOf } from '../../lenient-schema.ts';
import { pagingParameters } from '../../paging-parameters.ts';
import { account } from '../../schemas/account.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';
import { groupedNotifications, unreadCount } from '../../schemas/grouped-notifications.ts';

const countParameters = {
  limit: 'integer',
  types: 'texts',
  exclude_types: 'texts',
  account_id: 'text',
} as const;

/**
 * Returns grouped notifications, latest first; `limit` is a number of groups. Notifications of
 * types that are not in `grouped_types` are not grouped. Mastodon 4.3 (API 2).
 */
export const getGroupedNotifications = defineCall('GET', '/api/v2/notifications', {
  caller: 'member',
  query: {
    ...pagingParameters,
    types: 'texts',
    exclude_types: 'texts',
    account_id: 'text',
    expand_accounts: 'one of full|partial_avatars',
    grouped_types: 'texts',
    include_filtered: 'boolean',
    /**
     * The types that the client can render. Notifications of other types have texts to show instead
     * (`fallback`). Mastodon 4.6.
     */
    supported_types: 'texts',
  },
  response: groupedNotifications,
  paging: 'numeric-ids',
});

/** Returns a single group, in the format of a page of groups. */
export const getNotificationGroup = defineCall('GET', '/api/v2/notifications/:key', {
  caller: 'member',
  response: groupedNotifications,
});

/** Dismisses all notifications of a group. */
export const dismissNotificationGroup = defineCall('POST', '/api/v2/notifications/:key/dismiss', {
  caller: 'member',
  response: emptyResponse,
});

/** All senders of a group. */
export const getNotificationGroupAccounts = defineCall(
  'GET',
  '/api/v2/notifications/:key/accounts',
  { caller: 'member', response: listOf(account) },
);

/** The number of unread groups, at most `limit` (100). */
export const getUnreadGroupCount = defineCall('GET', '/api/v2/notifications/unread_count', {
  caller: 'member',
  query: { ...countParameters, grouped_types: 'texts' },
  response: unreadCount,
});

/** The number of unread notifications, at most `limit` (100). */
export const getUnreadNotificationCount = defineCall('GET', '/api/v1/notifications/unread_count', {
  caller: 'member',
  query: countParameters,
  response: unreadCount,
});
