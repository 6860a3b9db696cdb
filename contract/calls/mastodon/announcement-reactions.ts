import { defineCall } from '../../call.ts';
import { emptyResponse } from '../../schemas/empty-response.ts';

/** Adds a reaction: an emoji, or the shortcode of a custom one. Mastodon 3.1. */
export const reactToAnnouncement = defineCall('PUT', '/api/v1/announcements/:id/reactions/:name', {
  caller: 'member',
  response: emptyResponse,
});

/** Removes the viewer's reaction. Mastodon 3.1. */
export const unreactToAnnouncement = defineCall(
  'DELETE',
  '/api/v1/announcements/:id/reactions/:name',
  { caller: 'member', response: emptyResponse },
);
