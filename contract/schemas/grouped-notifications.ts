import * as v from 'valibot';
import { count, entity, listOf } from '../lenient-schema.ts';
import { account } from './account.ts';
import { notificationSubject } from './notification.ts';
import { status } from './status.ts';

/** Ids of notifications are numbers in one field of a group and texts in the others. */
const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Notifications that are shown as one. The accounts and the status are beside the groups, by id. */
export const notificationGroup = entity(
  { group_key: v.string(), type: v.string() },
  {
    notifications_count: count,
    most_recent_notification_id: idText,
    /** The oldest and newest notification of the group on this page. */
    page_min_id: v.nullable(v.string()),
    page_max_id: v.nullable(v.string()),
    latest_page_notification_at: v.nullable(v.string()),
    /** The newest senders, at most eight. */
    sample_account_ids: listOf(v.string()),
    status_id: v.nullable(v.string()),
    ...notificationSubject,
  },
);

/** A page of groups, newest first, with their accounts and statuses once each. */
export const groupedNotifications = entity(
  {},
  {
    accounts: listOf(account),
    /** With `expand_accounts=partial_avatars`: accounts of which only the picture is needed. */
    partial_accounts: listOf(
      entity(
        { id: v.string() },
        {
          acct: v.string(),
          url: v.string(),
          avatar: v.string(),
          avatar_static: v.string(),
          locked: v.boolean(),
          bot: v.boolean(),
        },
      ),
    ),
    statuses: listOf(status),
    notification_groups: listOf(notificationGroup),
  },
);

/** A number of unread notifications, at most the requested limit. */
export const unreadCount = entity({ count }, {});
