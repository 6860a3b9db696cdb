import { formatTime } from '#rules/time.ts';
import type { NotificationRow } from '#store/rows.ts';
import { statusById } from '#store/statuses.ts';
import { accountView } from '#views/account-view.ts';
import { notificationView } from '#views/notification-view.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';
import { groupKeyOf } from './group-key.ts';

const maxSampleAccounts = 8;

/** Returns the notifications of the viewer that belong to the group of one of them. */
export function notificationsOfSameGroup(
  view: ViewContext,
  row: NotificationRow,
): NotificationRow[] {
  return view.instance.database
    .all<NotificationRow>(
      `SELECT * FROM notifications WHERE account_id = ? AND type = ? AND status_id IS ?
       AND filtered = 0 ORDER BY id DESC`,
      row.account_id,
      row.type,
      row.status_id,
    )
    .filter((other) => groupKeyOf(other) === groupKeyOf(row));
}

/** Returns the newest notification of a group; undefined if the viewer has no such group. */
export function newestNotificationOfGroup(
  view: ViewContext,
  key: string,
): NotificationRow | undefined {
  return view.instance.database
    .all<NotificationRow>(
      'SELECT * FROM notifications WHERE account_id = ? AND filtered = 0 ORDER BY id DESC',
      view.viewer?.id ?? '',
    )
    .find((row) => groupKeyOf(row) === key || `ungrouped-${row.id}` === key);
}

/** Notifications of a page that are shown as one, newest first. */
export interface NotificationGroup {
  readonly key: string;
  readonly rows: readonly NotificationRow[];
}

/**
 * Puts notifications in the order of a page into groups. Types that are not in `groupedTypes` are
 * not grouped.
 */
export function groupNotifications(
  rows: readonly NotificationRow[],
  groupedTypes: readonly string[] | undefined,
): NotificationGroup[] {
  const groups = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const isGrouped = groupedTypes?.includes(row.type) ?? true;
    const key = isGrouped ? groupKeyOf(row) : `ungrouped-${row.id}`;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, rows: group }));
}

function groupView(view: ViewContext, { key, rows }: NotificationGroup) {
  const [newest] = rows;
  const oldest = rows.at(-1);
  const shown = newest && notificationView(view, newest);
  if (!newest || !oldest || !shown) return undefined;
  const members = key.startsWith('ungrouped') ? rows : notificationsOfSameGroup(view, newest);
  return {
    group_key: key,
    notifications_count: members.length,
    type: shown.type,
    most_recent_notification_id: newest.id,
    page_min_id: String(oldest.id),
    page_max_id: String(newest.id),
    latest_page_notification_at: formatTime(newest.created_at),
    sample_account_ids: members.slice(0, maxSampleAccounts).map((each) => each.from_id),
    ...(newest.status_id === null ? {} : { status_id: newest.status_id }),
    ...(shown.report ? { report: shown.report } : {}),
  };
}

/** Returns groups with their accounts and statuses, each of which occurs once. */
export function groupedNotificationsView(
  view: ViewContext,
  groups: readonly NotificationGroup[],
  onlyPictures: boolean,
) {
  const shown = groups.flatMap((group) => groupView(view, group) ?? []);
  const first = new Set(shown.flatMap((group) => group.sample_account_ids.slice(0, 1)));
  const others = new Set(shown.flatMap((group) => group.sample_account_ids));
  const full = onlyPictures ? first : others;
  const accountsOf = (ids: Iterable<string>) =>
    [...ids].flatMap((id) => {
      const account = view.account(id);
      return account ? [accountView(view, account)] : [];
    });
  const statuses = [...new Set(shown.flatMap((group) => group.status_id ?? []))].flatMap((id) => {
    const status = statusById(view.instance.database, id);
    return status ? [statusView(view, status, { inTimeline: true })] : [];
  });
  return {
    accounts: accountsOf(full),
    ...(onlyPictures
      ? {
          partial_accounts: accountsOf([...others].filter((id) => !full.has(id))).map(
            ({ id, acct, url, avatar, avatar_static: still, locked, bot }) => ({
              id,
              acct,
              url,
              avatar,
              avatar_static: still,
              locked,
              bot,
            }),
          ),
        }
      : {}),
    statuses,
    notification_groups: shown,
  };
}
