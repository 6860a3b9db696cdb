import type { Database } from './database.ts';

export function mutedConversations(database: Database, accountId: string): string[] {
  return database.column('SELECT context FROM thread_mutes WHERE account_id = ?', accountId);
}

/**
 * Mutes a conversation, until it is unmuted if `expiresAt` is null. Returns false if it was muted
 * already.
 */
export function muteConversation(
  database: Database,
  accountId: string,
  context: string,
  expiresAt: number | null,
): boolean {
  return (
    database.run(
      'INSERT OR IGNORE INTO thread_mutes (account_id, context, expires_at) VALUES (?, ?, ?)',
      accountId,
      context,
      expiresAt,
    ).changes > 0
  );
}

export function deleteExpiredConversationMutes(database: Database, now: number): void {
  database.run('DELETE FROM thread_mutes WHERE expires_at IS NOT NULL AND expires_at <= ?', now);
}

export function unmuteConversation(database: Database, accountId: string, context: string): void {
  database.run('DELETE FROM thread_mutes WHERE account_id = ? AND context = ?', accountId, context);
}
