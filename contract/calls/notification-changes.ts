import { defineCall } from '../call.ts';
import { eitherByField, listOf } from '../lenient-schema.ts';
import { emptyResponse } from '../schemas/empty-response.ts';
import { notification } from '../schemas/notification.ts';

/** Dismisses one notification. */
export const dismissNotification = defineCall('POST', '/api/v1/notifications/:id/dismiss', {
  caller: 'member',
  response: emptyResponse,
});

/** Dismisses several notifications. */
export const dismissNotifications = defineCall('DELETE', '/api/v1/notifications/destroy_multiple', {
  caller: 'member',
  query: { ids: 'texts!' },
  response: emptyResponse,
});

/** Dismisses all notifications. */
export const clearNotifications = defineCall('POST', '/api/v1/notifications/clear', {
  caller: 'member',
  response: emptyResponse,
});

/** Marks one notification as read (`id`), or all up to one (`max_id`); returns the marked ones. */
export const markNotificationsRead = defineCall('POST', '/api/v1/pleroma/notifications/read', {
  caller: 'member',
  body: { encoding: 'form', fields: { id: 'text', max_id: 'text' } },
  response: eitherByField('id', notification, listOf(notification)),
});
