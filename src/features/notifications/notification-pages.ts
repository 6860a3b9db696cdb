import { getNotifications } from '#contract/calls/notifications.ts';
import { ingestNotification } from '#store/ingest/ingest-notification.ts';
import { defineQuery } from '#session/queries/query.ts';

/** Notifications of certain types, loaded separately from the feed of all. */
export const notificationPages = defineQuery(
  'notifications of some kinds',
  getNotifications,
  (wires, how): readonly string[] =>
    wires.map((wire) => {
      ingestNotification(how.tables, wire, how);
      return wire.id;
    }),
  (notifications) => ({ notifications }),
);
