import type { Database } from './database.ts';
import { incrementStatusCount } from './statuses.ts';

export function isFavourite(database: Database, accountId: string, statusId: string): boolean {
  return (
    database.count('favourites WHERE account_id = ? AND status_id = ?', accountId, statusId) > 0
  );
}

/** Returns whether the favourite is new. */
export function addFavourite(
  database: Database,
  id: string,
  accountId: string,
  statusId: string,
): boolean {
  const { changes } = database.run(
    'INSERT OR IGNORE INTO favourites (id, account_id, status_id) VALUES (?, ?, ?)',
    id,
    accountId,
    statusId,
  );
  if (changes > 0) incrementStatusCount(database, statusId, 'favourites_count', 1);
  return changes > 0;
}

/** Returns whether the favourite existed. */
export function removeFavourite(database: Database, accountId: string, statusId: string): boolean {
  const { changes } = database.run(
    'DELETE FROM favourites WHERE account_id = ? AND status_id = ?',
    accountId,
    statusId,
  );
  if (changes > 0) incrementStatusCount(database, statusId, 'favourites_count', -1);
  return changes > 0;
}

export function favouritedBy(database: Database, statusId: string): string[] {
  return database.column(
    'SELECT account_id FROM favourites WHERE status_id = ? ORDER BY id DESC',
    statusId,
  );
}
