import type { Page } from '#rules/paging.ts';
import type { Database } from './database.ts';

/** The filtered notifications of one sender. */
export interface NotificationRequestRow {
  readonly from_id: string;
  readonly newest: number;
  readonly amount: number;
  readonly first_at: number;
  readonly last_at: number;
  readonly status_id: string | null;
}

const grouped = `SELECT from_id, max(id) AS newest, count(*) AS amount, min(created_at) AS first_at,
  max(created_at) AS last_at, max(status_id) AS status_id
  FROM notifications WHERE account_id = ? AND filtered = 1`;

/** Returns a page of requests, latest first; the cursor is the newest notification of each. */
export function notificationRequests(
  database: Database,
  accountId: string,
  page: Page,
): NotificationRequestRow[] {
  const below = page.maxId === undefined ? null : Number(page.maxId) || 0;
  const above = Number(page.minId ?? page.sinceId ?? 0) || 0;
  return database.all<NotificationRequestRow>(
    `${grouped} GROUP BY from_id HAVING (? IS NULL OR newest < ?) AND newest > ?
     ORDER BY newest DESC LIMIT ?`,
    accountId,
    below,
    below,
    above,
    page.limit,
  );
}

export function notificationRequestOf(
  database: Database,
  accountId: string,
  fromId: string,
): NotificationRequestRow | undefined {
  return database.get<NotificationRequestRow>(
    `${grouped} AND from_id = ? GROUP BY from_id`,
    accountId,
    fromId,
  );
}

/** Moves the filtered notifications of a sender into the list of notifications. */
export function showFilteredNotifications(
  database: Database,
  accountId: string,
  fromId: string,
): void {
  database.run(
    'UPDATE notifications SET filtered = 0 WHERE account_id = ? AND from_id = ?',
    accountId,
    fromId,
  );
}

/** Removes the request of a sender, whose notifications stay filtered. */
export function dismissNotificationRequest(
  database: Database,
  accountId: string,
  fromId: string,
): void {
  database.run(
    'UPDATE notifications SET filtered = 2 WHERE account_id = ? AND from_id = ? AND filtered = 1',
    accountId,
    fromId,
  );
}
