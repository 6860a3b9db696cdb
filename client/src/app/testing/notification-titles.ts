import type { NotificationType } from '@rookery/contract/notification-type.ts';

/**
 * Titles of alerts and push messages by type. Jun has caused them, moved to June and reacted with a
 * fox.
 */
export const notificationTitles = {
  favourite: 'Jun liked your post',
  reblog: 'Jun repeated your post',
  'pleroma:emoji_reaction': 'Jun reacted with 🦊',
  mention: 'Jun mentioned you',
  poll: 'A poll you voted in has ended',
  follow: 'Jun follows you',
  follow_request: 'Jun wants to follow you',
  move: 'Jun moved to June',
  status: 'Jun posted',
  update: 'Jun edited a post',
  quote: 'Jun quoted your post',
  quoted_update: 'Jun edited a post that you quoted',
  'pleroma:report': 'Jun sent a report',
  'admin.report': 'Jun sent a report',
  'admin.sign_up': 'Jun signed up',
  severed_relationships: 'You lost some followers or people you follow',
  moderation_warning: 'The moderators of your server sent you a warning',
  annual_report: 'Your review of the year is ready',
  added_to_collection: 'Jun added you to a collection',
  collection_update: 'Jun changed a collection that you are in',
} as const satisfies Record<NotificationType, string>;
