import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { announcement } from '../schemas/announcement.ts';
import { nothing } from '../schemas/nothing.ts';

/** What concerns the viewer now, read or not. Akkoma refuses visitors (403). */
export const getAnnouncements = defineCall({
  method: 'GET',
  path: '/api/v1/announcements',
  who: 'anyone',
  answer: listOf(announcement),
});

/** Marks it as read. */
export const dismissAnnouncement = defineCall({
  method: 'POST',
  path: '/api/v1/announcements/:id/dismiss',
  who: 'member',
  answer: nothing,
});
