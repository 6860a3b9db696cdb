import type { Database } from './database.ts';

export interface ReactionRow {
  readonly account_id: string;
  readonly name: string;
  readonly url: string | null;
}

export function reactionsTo(database: Database, statusId: string): ReactionRow[] {
  return database.all<ReactionRow>(
    'SELECT account_id, name, url FROM reactions WHERE status_id = ? ORDER BY id',
    statusId,
  );
}

/** Returns whether the reaction is new. */
export function addReaction(database: Database, statusId: string, reaction: ReactionRow): boolean {
  return (
    database.run(
      'INSERT OR IGNORE INTO reactions (status_id, account_id, name, url) VALUES (?, ?, ?, ?)',
      statusId,
      reaction.account_id,
      reaction.name,
      reaction.url,
    ).changes > 0
  );
}

/** Returns whether the reaction existed. */
export function removeReaction(
  database: Database,
  statusId: string,
  accountId: string,
  name: string,
): boolean {
  return (
    database.run(
      'DELETE FROM reactions WHERE status_id = ? AND account_id = ? AND name = ?',
      statusId,
      accountId,
      name,
    ).changes > 0
  );
}
