import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { announcement } from '../schemas/announcement.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Current announcements, read or unread. Akkoma refuses visitors (403). */
export const getAnnouncements = defineCall('GET', '/api/v1/announcements', {
  caller: 'anyone',
  optional: 'session',
  response: listOf(announcement),
});

/** Marks the announcement as read. */
export const dismissAnnouncement = defineCall('POST', '/api/v1/announcements/:id/dismiss', {
  caller: 'member',
  response: emptyResponse,
});
