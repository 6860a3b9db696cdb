import type { Database } from './database.ts';
import type { AccountRow } from './rows.ts';

export function insertMentions(
  database: Database,
  statusId: string,
  accountIds: Iterable<string>,
): void {
  for (const accountId of accountIds)
    database.run(
      'INSERT OR IGNORE INTO mentions (status_id, account_id) VALUES (?, ?)',
      statusId,
      accountId,
    );
}

export function mentionedAccounts(database: Database, statusId: string): AccountRow[] {
  return database.all<AccountRow>(
    `SELECT accounts.* FROM mentions JOIN accounts ON accounts.id = mentions.account_id
     WHERE status_id = ? ORDER BY accounts.id`,
    statusId,
  );
}

export function deleteMentions(database: Database, statusId: string): void {
  database.run('DELETE FROM mentions WHERE status_id = ?', statusId);
}

export function isMentioned(database: Database, statusId: string, accountId: string): boolean {
  return database.count('mentions WHERE account_id = ? AND status_id = ?', accountId, statusId) > 0;
}
