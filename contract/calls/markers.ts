import { defineCall } from '../call.ts';
import { markers } from '../schemas/markers.ts';

/** Markers of the given timelines. */
export const getMarkers = defineCall('GET', '/api/v1/markers', {
  caller: 'member',
  query: { timeline: 'some of home|notifications' },
  response: markers,
});

/** Returns the saved markers. */
export const saveMarkers = defineCall('POST', '/api/v1/markers', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: { home: { last_read_id: 'text' }, notifications: { last_read_id: 'text' } },
  },
  response: markers,
});
