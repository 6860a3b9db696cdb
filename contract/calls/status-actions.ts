import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';

/** A status not visible is 404; one already favourited is answered as it is. */
export const favouriteStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/favourite',
  who: 'member',
  answer: status,
});

/** 400 when it was not favourited. */
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

/** Known to the viewer alone. */
export const bookmarkStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/bookmark',
  who: 'member',
  answer: status,
});

/** Takes it out of the bookmarks. */
export const unbookmarkStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unbookmark',
  who: 'member',
  answer: status,
});

/** 400 above the limit; 422 when it is somebody else's, or private. */
export const pinStatus = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/pin',
  who: 'member',
  answer: status,
});

/** Takes it off the profile. */
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

/** Its notifications come back. */
export const unmuteConversation = defineCall({
  method: 'POST',
  path: '/api/v1/statuses/:id/unmute',
  who: 'member',
  answer: status,
});
