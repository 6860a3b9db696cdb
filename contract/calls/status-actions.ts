import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';

/** Bookmarks the status; only the viewer sees that. */
export const bookmarkStatus = defineCall('POST', '/api/v1/statuses/:id/bookmark', {
  caller: 'member',
  response: status,
});

/** Removes the bookmark. */
export const unbookmarkStatus = defineCall('POST', '/api/v1/statuses/:id/unbookmark', {
  caller: 'member',
  response: status,
});

/** Pins the status; 400 above the limit, 422 for a private status or another account's. */
export const pinStatus = defineCall('POST', '/api/v1/statuses/:id/pin', {
  caller: 'member',
  response: status,
});

/** Unpins the status. */
export const unpinStatus = defineCall('POST', '/api/v1/statuses/:id/unpin', {
  caller: 'member',
  response: status,
});

/** Mutes the conversation of the status. */
export const muteConversation = defineCall('POST', '/api/v1/statuses/:id/mute', {
  caller: 'member',
  body: { encoding: 'json', fields: { expires_in: 'integer' } },
  response: status,
});

/** Unmutes the conversation. */
export const unmuteConversation = defineCall('POST', '/api/v1/statuses/:id/unmute', {
  caller: 'member',
  response: status,
});
