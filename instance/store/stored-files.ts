import type { Database } from './database.ts';

/** A file that an account stored. Several accounts can have stored the same file. */
export interface StoredFile {
  readonly account_id: string;
  /** Its name in the file store. */
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds. */
  readonly created_at: number;
}

export function findStoredFile(
  database: Database,
  accountId: string,
  name: string,
): StoredFile | undefined {
  return database.get<StoredFile>(
    'SELECT * FROM stored_files WHERE account_id = ? AND name = ?',
    accountId,
    name,
  );
}

export function insertStoredFile(database: Database, file: StoredFile): void {
  database.insert('stored_files', { ...file });
}

/** Returns whether no other account stored the same file, so that it can be removed. */
export function deleteStoredFile(
  database: Database,
  { account_id, name }: Pick<StoredFile, 'account_id' | 'name'>,
): boolean {
  database.run('DELETE FROM stored_files WHERE account_id = ? AND name = ?', account_id, name);
  return !isStored(database, name);
}

export function isStored(database: Database, name: string): boolean {
  return database.count('stored_files WHERE name = ?', name) > 0;
}

/** Returns the bytes that an account stores. */
export function accountBytes(database: Database, accountId: string): number {
  const [bytes] = database.column<number | null>(
    'SELECT sum(bytes) FROM stored_files WHERE account_id = ?',
    accountId,
  );
  return bytes ?? 0;
}

/** Returns the bytes of all files, custom emoji and archives that members and admins stored. */
export function totalBytes(database: Database): number {
  const [bytes] = database.column<number | null>(
    `SELECT (SELECT total(bytes) FROM stored_files) + (SELECT total(length(bytes)) FROM emoji_files)
       + (SELECT total(length(archive)) FROM backups)`,
  );
  return bytes ?? 0;
}

/**
 * Deletes the uploads of an account, or of all, that are not needed: those that lost their status
 * before `detached`, and those from before `created` that never had one. Members with scheduled
 * statuses keep theirs, and a mascot is in use.
 */
export function deleteUnusedMedia(
  database: Database,
  accountId: string | undefined,
  before: { readonly detached: number; readonly created: number },
): void {
  database.run(
    `DELETE FROM media WHERE status_id IS NULL AND (?1 IS NULL OR account_id = ?1)
       AND iif(detached_at IS NULL, created_at < ?3, detached_at < ?2)
       AND account_id NOT IN (SELECT account_id FROM scheduled_statuses)
       AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.id = media.account_id
         AND json_extract(settings, '$.mascot') = CAST(media.id AS TEXT))`,
    accountId,
    before.detached,
    before.created,
  );
}

/** Notes that a known file was stored again, before the row that shows it is written. */
export function renewStoredFile(
  database: Database,
  { account_id, name, created_at }: Omit<StoredFile, 'bytes'>,
): void {
  database.run(
    'UPDATE stored_files SET created_at = ? WHERE account_id = ? AND name = ?',
    created_at,
    account_id,
    name,
  );
}

/**
 * Returns the files of an account, or of all, stored before `before`, that nothing of any account
 * shows: no upload, no profile, no earlier version of a status. Equal files have one name, and those
 * that older versions stored are not in the table.
 */
export function unusedFiles(
  database: Database,
  accountId: string | undefined,
  before: number,
): StoredFile[] {
  // The list of names does not depend on the row, so that SQLite makes it once. `NOT IN` a list that
  // contains NULL is never true.
  return database.all<StoredFile>(
    `WITH shown (name) AS (
       SELECT avatar FROM accounts
       UNION SELECT header FROM accounts
       UNION SELECT background FROM accounts
       UNION SELECT atom FROM status_edits, json_tree(status_edits.media)
         WHERE key IN ('file', 'preview')
     )
     SELECT * FROM stored_files AS stored WHERE (?1 IS NULL OR account_id = ?1) AND created_at < ?2
       AND NOT EXISTS (SELECT 1 FROM media WHERE file = stored.name)
       AND NOT EXISTS (SELECT 1 FROM media WHERE preview = stored.name)
       AND name NOT IN (SELECT name FROM shown WHERE name IS NOT NULL)`,
    accountId,
    before,
  );
}
