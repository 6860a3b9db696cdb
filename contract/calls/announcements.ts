import { defineCall } from '../call.ts';
import { listOf } from '../lenient.ts';
import { announcement } from '../schemas/announcement.ts';
import { nothing } from '../schemas/nothing.ts';

export const getAnnouncements = defineCall({
  method: 'GET',
  path: '/api/v1/announcements',
  who: 'member',
  answer: listOf(announcement),
});

export const dismissAnnouncement = defineCall({
  method: 'POST',
  path: '/api/v1/announcements/:id/dismiss',
  who: 'member',
  answer: nothing,
});
