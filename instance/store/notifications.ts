import type { Database } from './database.ts';
import type { NotificationRow } from './rows.ts';

type NewNotification = Partial<NotificationRow> &
  Pick<NotificationRow, 'account_id' | 'type' | 'from_id' | 'created_at'>;

export function insertNotification(database: Database, notification: NewNotification): number {
  return database.insert('notifications', notification);
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

export function countUnseenNotifications(database: Database, accountId: string): number {
  return database.count('notifications WHERE account_id = ? AND seen = 0', accountId);
}

/** Deletes the notifications of an action that was undone, such as a favourite. */
export function deleteNotificationOf(
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

export function markNotificationsSeen(database: Database, accountId: string, upTo: number): void {
  database.run(
    'UPDATE notifications SET seen = 1 WHERE account_id = ? AND id <= ? AND seen = 0',
    accountId,
    upTo,
  );
}

/** Marks the notifications of a conversation as read. Called when the member mutes it. */
export function markConversationSeen(database: Database, accountId: string, context: string): void {
  database.run(
    `UPDATE notifications SET seen = 1 WHERE account_id = ? AND seen = 0
       AND status_id IN (SELECT id FROM statuses WHERE context = ?)`,
    accountId,
    context,
  );
}

export function markNotificationSeen(database: Database, id: number): void {
  database.run('UPDATE notifications SET seen = 1 WHERE id = ?', id);
}

export function deleteNotification(database: Database, id: number): void {
  database.run('DELETE FROM notifications WHERE id = ?', id);
}

export function deleteNotifications(database: Database, accountId: string): void {
  database.run('DELETE FROM notifications WHERE account_id = ?', accountId);
}
