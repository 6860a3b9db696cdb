import * as changes from '@rookery/contract/calls/notification-changes.ts';
import * as calls from '@rookery/contract/calls/notifications.ts';
import type { Notification } from '@rookery/contract/schemas/notification.ts';
import { emptyResponse } from '#http/route-response.ts';
import { listResponse } from '#http/list-response.ts';
import { HttpError } from '#http/http-error.ts';
import { route } from '#http/route.ts';
import { readPage } from '#rules/paging.ts';
import { saveNotificationMarker } from '#store/markers.ts';
import {
  deleteNotification,
  deleteNotifications,
  markNotificationSeen,
  markNotificationsSeen,
  ownNotification,
} from '#store/notifications.ts';
import type { NotificationRow } from '#store/rows.ts';
import { notificationView } from '#views/notification-view.ts';
import { visibleNotificationPage } from '#views/visible-notification-page.ts';
import type { ViewContext } from '#views/view-context.ts';

/** Returns the notifications that the viewer may see. */
function notificationViews(view: ViewContext, rows: readonly NotificationRow[]): Notification[] {
  return rows.flatMap((row) => notificationView(view, row) ?? []);
}

/** Returns a notification of the viewer. Throws the given error if there is none. */
function requiredNotification(
  view: ViewContext,
  id: string,
  status: number,
  error: string,
): NotificationRow {
  const viewer = view.viewer?.id ?? '';
  const row = /^\d{1,15}$/.test(id)
    ? ownNotification(view.instance.database, viewer, Number(id))
    : undefined;
  if (!row) throw new HttpError(status, error);
  return row;
}

export const notificationRoutes = [
  route(calls.getNotifications, (request) => {
    const { view, query, member, instance } = request;
    const rows = visibleNotificationPage(view, member.id, readPage(query), {
      types: query.include_types ?? query.types ?? [],
      excludeTypes: query.exclude_types ?? [],
      excludeVisibilities: query.exclude_visibilities ?? [],
      withMuted: query.with_muted ?? false,
      withFiltered: query.include_filtered ?? false,
      ...(query.account_id === undefined ? {} : { fromId: query.account_id }),
      now: instance.now(),
    });
    const ids = rows.map(({ id }) => id);
    return listResponse(request, notificationViews(view, rows), ids, {
      defaults: { offset: '0' },
      // As on Akkoma, the links lack `types`, so a client must add it to the request of each page.
      omitted: ['types'],
    });
  }),

  route(calls.getNotification, ({ view, path }) => {
    const shown = notificationView(
      view,
      requiredNotification(view, path.id, 403, 'Cannot get notification'),
    );
    if (!shown) throw new HttpError(403, 'Cannot get notification');
    return shown;
  }),

  route(changes.dismissNotification, ({ view, path, instance }) => {
    const { id } = requiredNotification(view, path.id, 403, 'Cannot dismiss notification');
    deleteNotification(instance.database, id);
    return emptyResponse;
  }),

  route(changes.dismissNotifications, ({ query, member, instance }) => {
    for (const id of query.ids)
      if (ownNotification(instance.database, member.id, Number(id) || 0))
        deleteNotification(instance.database, Number(id));
    return emptyResponse;
  }),

  route(changes.clearNotifications, ({ member, instance }) => {
    deleteNotifications(instance.database, member.id);
    return emptyResponse;
  }),

  route(changes.markNotificationsRead, ({ view, body, member, instance }) => {
    const { database } = instance;
    if (body.max_id !== undefined) {
      const upTo = Number(body.max_id) || 0;
      markNotificationsSeen(database, member.id, upTo);
      saveNotificationMarker(database, member.id, 'notifications', String(upTo), instance.now());
      const rows = database.all<NotificationRow>(
        'SELECT * FROM notifications WHERE account_id = ? AND id <= ? ORDER BY id DESC LIMIT 80',
        member.id,
        upTo,
      );
      return notificationViews(view, rows.toReversed());
    }
    const row = requiredNotification(view, body.id ?? '', 400, 'Cannot get notification');
    markNotificationSeen(database, row.id);
    const shown = notificationView(view, { ...row, seen: 1 });
    if (!shown) throw new HttpError(400, 'Cannot get notification');
    return shown;
  }),
];
