import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';
import { oneVisibility } from '../schemas/visibility.ts';

/** 404 if the status is not visible; favouriting again returns the status unchanged. */
export const favouriteStatus = defineCall('POST', '/api/v1/statuses/:id/favourite', {
  caller: 'member',
  response: status,
});

/** 400 if the status was not favourited. */
export const unfavouriteStatus = defineCall('POST', '/api/v1/statuses/:id/unfavourite', {
  caller: 'member',
  response: status,
});

/** Returns the reblog, with the original in `reblog`. */
export const reblogStatus = defineCall('POST', '/api/v1/statuses/:id/reblog', {
  caller: 'member',
  body: { encoding: 'json', fields: { visibility: oneVisibility } },
  response: status,
});

/** Returns the original status. */
export const unreblogStatus = defineCall('POST', '/api/v1/statuses/:id/unreblog', {
  caller: 'member',
  response: status,
});
