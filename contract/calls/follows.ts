import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { account } from '../schemas/account.ts';
import { relationship } from '../schemas/relationship.ts';

/**
 * Follows an account, or changes the options of a follow: whether to show its reblogs in the home
 * timeline, and to notify of each of its statuses.
 */
export const followAccount = defineCall('POST', '/api/v1/accounts/:id/follow', {
  caller: 'member',
  body: { encoding: 'json', fields: { reblogs: 'boolean', notify: 'boolean' } },
  response: relationship,
});

/** Unfollows, or cancels a follow request. 400 for the viewer's own account. */
export const unfollowAccount = defineCall('POST', '/api/v1/accounts/:id/unfollow', {
  caller: 'member',
  response: relationship,
});

/** Removes a follower; 400 for the viewer's own account. */
export const removeFromFollowers = defineCall(
  'POST',
  '/api/v1/accounts/:id/remove_from_followers',
  { caller: 'member', response: relationship },
);

/** Notifies the viewer of each new status of the account. */
export const subscribeToAccount = defineCall('POST', '/api/v1/pleroma/accounts/:id/subscribe', {
  caller: 'member',
  response: relationship,
});

/** Stops the notifications of new statuses of the account. */
export const unsubscribeFromAccount = defineCall(
  'POST',
  '/api/v1/pleroma/accounts/:id/unsubscribe',
  { caller: 'member', response: relationship },
);

/** Accounts that request to follow the viewer. */
export const getFollowRequests = defineCall('GET', '/api/v1/follow_requests', {
  caller: 'member',
  query: { max_id: 'text', since_id: 'text', limit: 'integer' },
  response: listOf(account),
  paging: 'sortable-ids',
});

/** Accepts a follow request. The id is that of the requesting account. */
export const authorizeFollowRequest = defineCall('POST', '/api/v1/follow_requests/:id/authorize', {
  caller: 'member',
  response: relationship,
});

/** Rejects a follow request. The id is that of the requesting account. */
export const rejectFollowRequest = defineCall('POST', '/api/v1/follow_requests/:id/reject', {
  caller: 'member',
  response: relationship,
});
