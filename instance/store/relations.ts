import type { Database } from './database.ts';

export type RelationTable =
  | 'blocks'
  | 'endorsements'
  | 'mutes'
  | 'notification_permissions'
  | 'subscriptions';

export function relate(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): void {
  database.run(
    `INSERT OR IGNORE INTO ${table} (source_id, target_id) VALUES (?, ?)`,
    source,
    target,
  );
}

export function unrelate(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): void {
  database.run(`DELETE FROM ${table} WHERE source_id = ? AND target_id = ?`, source, target);
}

export function isRelated(
  database: Database,
  table: RelationTable,
  source: string,
  target: string,
): boolean {
  return database.count(`${table} WHERE source_id = ? AND target_id = ?`, source, target) > 0;
}

/** Returns the ids of accounts that `source` blocks, mutes or subscribes to. */
export function targetsOf(database: Database, table: RelationTable, source: string): string[] {
  return database.column(`SELECT target_id FROM ${table} WHERE source_id = ?`, source);
}

/** Returns the ids of accounts that block, mute or subscribe to `target`. */
export function sourcesOf(database: Database, table: RelationTable, target: string): string[] {
  return database.column(`SELECT source_id FROM ${table} WHERE target_id = ?`, target);
}

interface MuteRow {
  readonly target_id: string;
  readonly notifications: number;
}

/** Returns mutes that have not expired. */
export function mutesOf(database: Database, source: string, now: number): MuteRow[] {
  return database.all<MuteRow>(
    `SELECT target_id, notifications FROM mutes
     WHERE source_id = ? AND (expires_at IS NULL OR expires_at > ?)`,
    source,
    now,
  );
}

export function mute(
  database: Database,
  entry: { source: string; target: string; notifications: boolean; expiresAt: number | null },
): void {
  database.run(
    `INSERT OR REPLACE INTO mutes (source_id, target_id, notifications, expires_at)
     VALUES (?, ?, ?, ?)`,
    entry.source,
    entry.target,
    entry.notifications,
    entry.expiresAt,
  );
}

/** Deletes expired mutes. */
export function deleteExpiredMutes(database: Database, now: number): void {
  database.run('DELETE FROM mutes WHERE expires_at IS NOT NULL AND expires_at <= ?', now);
}

export function accountNote(database: Database, source: string, target: string): string {
  const [note = ''] = database.column<string>(
    'SELECT comment FROM notes WHERE source_id = ? AND target_id = ?',
    source,
    target,
  );
  return note;
}

export function writeNote(
  database: Database,
  source: string,
  target: string,
  comment: string,
): void {
  database.run(
    'INSERT OR REPLACE INTO notes (source_id, target_id, comment) VALUES (?, ?, ?)',
    source,
    target,
    comment,
  );
}

export function blockedDomains(database: Database, accountId: string): string[] {
  return database.column(
    'SELECT domain FROM domain_blocks WHERE account_id = ? ORDER BY domain',
    accountId,
  );
}

export function blockDomain(database: Database, accountId: string, domain: string): void {
  database.run(
    'INSERT OR IGNORE INTO domain_blocks (account_id, domain) VALUES (?, ?)',
    accountId,
    domain,
  );
}

export function unblockDomain(database: Database, accountId: string, domain: string): void {
  database.run('DELETE FROM domain_blocks WHERE account_id = ? AND domain = ?', accountId, domain);
}

export function mutedContexts(database: Database, accountId: string): string[] {
  return database.column('SELECT context FROM thread_mutes WHERE account_id = ?', accountId);
}

/** Returns whether the mute is new. Without an end it lasts until it is removed. */
export function muteContext(
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

export function deleteExpiredThreadMutes(database: Database, now: number): void {
  database.run('DELETE FROM thread_mutes WHERE expires_at IS NOT NULL AND expires_at <= ?', now);
}

export function unmuteContext(database: Database, accountId: string, context: string): void {
  database.run('DELETE FROM thread_mutes WHERE account_id = ? AND context = ?', accountId, context);
}
