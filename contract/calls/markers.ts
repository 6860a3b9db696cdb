import { defineCall } from '../call.ts';
import { markers } from '../schemas/markers.ts';

/** Returns how far the viewer has read the given timelines. */
export const getMarkers = defineCall('GET', '/api/v1/markers', {
  caller: 'member',
  query: { timeline: 'some of home|notifications' },
  response: markers,
});

/** Saves how far the viewer has read, and returns the saved markers. */
export const saveMarkers = defineCall('POST', '/api/v1/markers', {
  caller: 'member',
  body: {
    encoding: 'json',
    fields: { home: { last_read_id: 'text' }, notifications: { last_read_id: 'text' } },
  },
  response: markers,
});
