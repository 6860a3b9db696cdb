import type { Database } from './database.ts';

export function isBookmarked(database: Database, accountId: string, statusId: string): boolean {
  return (
    database.count('bookmarks WHERE account_id = ? AND status_id = ?', accountId, statusId) > 0
  );
}

export function addBookmark(database: Database, accountId: string, statusId: string): void {
  database.run(
    'INSERT OR IGNORE INTO bookmarks (account_id, status_id) VALUES (?, ?)',
    accountId,
    statusId,
  );
}

export function removeBookmark(database: Database, accountId: string, statusId: string): void {
  database.run('DELETE FROM bookmarks WHERE account_id = ? AND status_id = ?', accountId, statusId);
}
