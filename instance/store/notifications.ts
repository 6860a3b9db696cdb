import type { Database } from './database.ts';
import type { NotificationRow } from './rows.ts';

interface NewNotification {
  readonly accountId: string;
  readonly type: string;
  readonly fromId: string;
  readonly statusId?: string;
  readonly targetId?: string;
  readonly emoji?: string;
  readonly emojiUrl?: string | null;
  readonly reportId?: string;
  /** Inserted as already read. */
  readonly seen?: boolean;
  readonly createdAt: number;
}

export function insertNotification(database: Database, notification: NewNotification): number {
  return database.run(
    `INSERT INTO notifications (account_id, type, from_id, status_id, target_id, emoji, emoji_url, report_id, seen, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    notification.accountId,
    notification.type,
    notification.fromId,
    notification.statusId,
    notification.targetId,
    notification.emoji,
    notification.emojiUrl,
    notification.reportId,
    notification.seen ? 1 : 0,
    notification.createdAt,
  ).lastId;
}

export function notificationById(database: Database, id: number): NotificationRow | undefined {
  return database.get<NotificationRow>('SELECT * FROM notifications WHERE id = ?', id);
}

/** Returns a notification of the member; undefined for another member's. */
export function ownNotification(
  database: Database,
  accountId: string,
  id: number,
): NotificationRow | undefined {
  const notification = notificationById(database, id);
  return notification?.account_id === accountId ? notification : undefined;
}

export function unseenCount(database: Database, accountId: string): number {
  return (
    database.get<{ count: number }>(
      'SELECT count(*) AS count FROM notifications WHERE account_id = ? AND seen = 0',
      accountId,
    )?.count ?? 0
  );
}

/** Deletes the notification of an action that was undone. */
export function withdrawNotification(
  database: Database,
  match: { type: string; fromId: string; accountId?: string; statusId?: string; emoji?: string },
): void {
  database.run(
    `DELETE FROM notifications WHERE type = ?1 AND from_id = ?2
       AND (?3 IS NULL OR account_id = ?3) AND (?4 IS NULL OR status_id = ?4)
       AND (?5 IS NULL OR emoji = ?5)`,
    match.type,
    match.fromId,
    match.accountId,
    match.statusId,
    match.emoji,
  );
}

export function convertRequestToFollow(
  database: Database,
  accountId: string,
  fromId: string,
): void {
  database.run(
    "UPDATE notifications SET type = 'follow' WHERE account_id = ? AND from_id = ? AND type = 'follow_request'",
    accountId,
    fromId,
  );
}

export function markSeen(database: Database, accountId: string, upTo: number): void {
  database.run(
    'UPDATE notifications SET seen = 1 WHERE account_id = ? AND id <= ? AND seen = 0',
    accountId,
    upTo,
  );
}

/** Marks the notifications of a muted thread as read. */
export function markThreadSeen(database: Database, accountId: string, context: string): void {
  database.run(
    `UPDATE notifications SET seen = 1 WHERE account_id = ? AND seen = 0
       AND status_id IN (SELECT id FROM statuses WHERE context = ?)`,
    accountId,
    context,
  );
}

export function markOneSeen(database: Database, id: number): void {
  database.run('UPDATE notifications SET seen = 1 WHERE id = ?', id);
}

export function deleteNotification(database: Database, id: number): void {
  database.run('DELETE FROM notifications WHERE id = ?', id);
}

export function deleteNotifications(database: Database, accountId: string): void {
  database.run('DELETE FROM notifications WHERE account_id = ?', accountId);
}
