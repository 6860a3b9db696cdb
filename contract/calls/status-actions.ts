import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';

export const favouriteStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/favourite',
  who: 'member',
  answer: status,
});

export const unfavouriteStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unfavourite',
  who: 'member',
  answer: status,
});

/** Answers the repeat, with the original in `reblog`. */
export const reblogStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/reblog',
  who: 'member',
  body: { encoding: 'json', fields: { visibility: 'text' } },
  answer: status,
});

/** Answers the original. */
export const unreblogStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unreblog',
  who: 'member',
  answer: status,
});

export const bookmarkStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/bookmark',
  who: 'member',
  answer: status,
});

export const unbookmarkStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unbookmark',
  who: 'member',
  answer: status,
});

export const pinStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/pin',
  who: 'member',
  answer: status,
});

export const unpinStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unpin',
  who: 'member',
  answer: status,
});

/** Mutes the conversation that the status is in. */
export const muteConversation = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/mute',
  who: 'member',
  body: { encoding: 'json', fields: { expires_in: 'integer' } },
  answer: status,
});

export const unmuteConversation = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unmute',
  who: 'member',
  answer: status,
});
