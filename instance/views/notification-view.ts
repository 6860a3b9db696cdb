import type { Notification } from '@rookery/contract/schemas/notification.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { insertOrigin } from '#rules/origin-placeholder.ts';
import { formatTime } from '#rules/time.ts';
import { reportById } from '#store/reports.ts';
import type { NotificationRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { accountView } from './account-view.ts';
import { canSee } from './can-see.ts';
import { reportView } from './report-view.ts';
import { statusView } from './status-view.ts';
import type { ViewContext } from './view-context.ts';

/**
 * Returns a notification, or `undefined` if the account that caused it no longer exists or the
 * viewer may not see its content.
 */
export function notificationView(
  view: ViewContext,
  notification: NotificationRow,
): Notification | undefined {
  const sender = view.account(notification.from_id);
  if (!sender) return undefined;
  // The viewer may have been staff when the report was sent, but not any more.
  if (notification.report_id !== null && !view.viewer?.role) return undefined;
  const status = statusById(view.instance.database, notification.status_id);
  // The viewer may have been a follower when the status was sent, but not any more.
  if (status && !canSee(view, status)) return undefined;
  const target = view.account(notification.target_id);
  const report = reportById(view.instance.database, notification.report_id);
  const isReaction = notification.type === 'pleroma:emoji_reaction';
  const document: Notification = {
    account: accountView(view, sender),
    created_at: formatTime(notification.created_at),
    ...(isReaction
      ? {
          emoji: notification.emoji,
          emoji_url:
            notification.emoji_url === null
              ? null
              : insertOrigin(notification.emoji_url, view.origin),
        }
      : {}),
    id: String(notification.id),
    pleroma: {
      is_muted: view.relations().mutes.has(sender.id),
      is_seen: notification.seen === 1,
    },
    ...(report ? { report: reportView(view, report) } : {}),
    ...(status ? { status: statusView(view, status, { inTimeline: true }) } : {}),
    ...(target ? { target: accountView(view, target) } : {}),
    type: notification.type,
  };
  return findDialect(view.instance.config).views.notification(document, notification, view);
}
