import { defineCall } from '../call.ts';
import { listOf } from '../lenient-schema.ts';
import { announcement } from '../schemas/announcement.ts';
import { emptyResponse } from '../schemas/empty-response.ts';

/** Returns every announcement with its source, including unpublished ones. */
export const getAllAnnouncements = defineCall('GET', '/api/v1/pleroma/admin/announcements', {
  caller: 'admin',
  query: { limit: 'integer', offset: 'integer' },
  response: listOf(announcement),
  paging: 'offset',
});

/** Creates an announcement. Dates in ISO 8601; 400 for an invalid date, with a number as `error`. */
export const createAnnouncement = defineCall('POST', '/api/v1/pleroma/admin/announcements', {
  caller: 'admin',
  body: {
    encoding: 'json',
    fields: {
      content: 'text!',
      starts_at: 'text-or-null',
      ends_at: 'text-or-null',
      all_day: 'boolean',
    },
  },
  response: announcement,
});

/** Changes only the given fields; null clears a date. */
export const updateAnnouncement = defineCall('PATCH', '/api/v1/pleroma/admin/announcements/:id', {
  caller: 'admin',
  body: {
    encoding: 'json',
    fields: {
      content: 'text',
      starts_at: 'text-or-null',
      ends_at: 'text-or-null',
      all_day: 'boolean',
    },
  },
  response: announcement,
});

/** Deletes the announcement permanently. */
export const deleteAnnouncement = defineCall('DELETE', '/api/v1/pleroma/admin/announcements/:id', {
  caller: 'admin',
  response: emptyResponse,
});
