import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { account } from '../schemas/account.ts';
import { relationship } from '../schemas/relationship.ts';

/** Follows, or changes how: with or without repeats, with or without being told of each status. */
export const followAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/follow',
  who: 'member',
  body: { encoding: 'json', fields: { reblogs: 'boolean', notify: 'boolean' } },
  answer: relationship,
});

/** Also takes back a request. Unfollowing oneself is 400. */
export const unfollowAccount = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/unfollow',
  who: 'member',
  answer: relationship,
});

/** Makes somebody stop following the viewer; 400 for oneself. */
export const removeFromFollowers = defineCall({
  method: 'POST',
  path: '/api/v1/accounts/:id/remove_from_followers',
  who: 'member',
  answer: relationship,
});

/** Tells the viewer of each new status of somebody. */
export const subscribeToAccount = defineCall({
  method: 'POST',
  path: '/api/v1/pleroma/accounts/:id/subscribe',
  who: 'member',
  answer: relationship,
});

/** No more of that. */
export const unsubscribeFromAccount = defineCall({
  method: 'POST',
  path: '/api/v1/pleroma/accounts/:id/unsubscribe',
  who: 'member',
  answer: relationship,
});

/** Who asks to follow the viewer. */
export const getFollowRequests = defineCall({
  method: 'GET',
  path: '/api/v1/follow_requests',
  who: 'member',
  query: { max_id: 'text', since_id: 'text', limit: 'integer' },
  answer: listOf(account),
  paging: 'id',
});

/** The id is that of the account that asks. */
export const authorizeFollowRequest = defineCall({
  method: 'POST',
  path: '/api/v1/follow_requests/:id/authorize',
  who: 'member',
  answer: relationship,
});

/** The id is that of the account that asks. */
export const rejectFollowRequest = defineCall({
  method: 'POST',
  path: '/api/v1/follow_requests/:id/reject',
  who: 'member',
  answer: relationship,
});
