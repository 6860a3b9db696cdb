import { defineCall } from '../call.ts';
import { status } from '../schemas/status.ts';
import { visibilityParameter } from '../schemas/visibility.ts';

/**
 * Favourites the status; 404 if it is not visible to the viewer. If it is a favourite already, it
 * is returned unchanged.
 */
export const favouriteStatus = defineCall('POST', '/api/v1/statuses/:id/favourite', {
  caller: 'member',
  response: status,
});

/** Removes the favourite; 400 if there was none. */
export const unfavouriteStatus = defineCall('POST', '/api/v1/statuses/:id/unfavourite', {
  caller: 'member',
  response: status,
});

/** Reblogs the status. Returns the reblog, with the original status in `reblog`. */
export const reblogStatus = defineCall('POST', '/api/v1/statuses/:id/reblog', {
  caller: 'member',
  body: { encoding: 'json', fields: { visibility: visibilityParameter } },
  response: status,
});

/** Removes the reblog. Returns the original status. */
export const unreblogStatus = defineCall('POST', '/api/v1/statuses/:id/unreblog', {
  caller: 'member',
  response: status,
});
