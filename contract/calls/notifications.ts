import { defineCall } from '../call.ts';
import { either, listOf } from '../lenient.ts';
import { pages } from '../pages.ts';
import { nothing } from '../schemas/nothing.ts';
import { notification } from '../schemas/notification.ts';

/** Latest first. Unknown kinds among `types` are ignored. */
export const getNotifications = defineCall({
  method: 'GET',
  path: '/api/v1/notifications',
  who: 'member',
  query: {
    ...pages,
    with_muted: 'boolean',
    types: 'texts',
    include_types: 'texts',
    exclude_types: 'texts',
    exclude_visibilities: 'texts',
    account_id: 'text',
  },
  answer: listOf(notification),
  paging: 'number',
});

/** Returns one notification. */
export const getNotification = defineCall({
  method: 'GET',
  path: '/api/v1/notifications/:id',
  who: 'member',
  answer: notification,
});

/** Dismisses one notification. */
export const dismissNotification = defineCall({
  method: 'POST',
  path: '/api/v1/notifications/:id/dismiss',
  who: 'member',
  answer: nothing,
});

/** Dismisses several notifications. */
export const dismissNotifications = defineCall({
  method: 'DELETE',
  path: '/api/v1/notifications/destroy_multiple',
  who: 'member',
  query: { ids: 'texts!' },
  answer: nothing,
});

/** Dismisses all notifications. */
export const clearNotifications = defineCall({
  method: 'POST',
  path: '/api/v1/notifications/clear',
  who: 'member',
  answer: nothing,
});

/** Marks one as read (`id`), or all up to one (`max_id`); returns the marked notifications. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/v1/pleroma/notifications/read',
  who: 'member',
  body: { encoding: 'form', fields: { id: 'text', max_id: 'text' } },
  answer: either('id', notification, listOf(notification)),
});
