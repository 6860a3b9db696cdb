import type { Database } from './database.ts';

/** A file that an account stored. Several accounts can have stored the same file. */
export interface StoredFile {
  readonly account_id: string;
  /** Name of the file in the file store. */
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

/** Deletes the entry of a file. Returns whether no other account stored the same file. */
export function deleteStoredFile(
  database: Database,
  { account_id, name }: Pick<StoredFile, 'account_id' | 'name'>,
): boolean {
  database.run('DELETE FROM stored_files WHERE account_id = ? AND name = ?', account_id, name);
  return !isFileStored(database, name);
}

export function isFileStored(database: Database, name: string): boolean {
  return database.count('stored_files WHERE name = ?', name) > 0;
}

/** Returns the bytes that an account stores. */
export function countAccountBytes(database: Database, accountId: string): number {
  const [bytes] = database.column<number | null>(
    'SELECT sum(bytes) FROM stored_files WHERE account_id = ?',
    accountId,
  );
  return bytes ?? 0;
}

/** Returns the bytes of all files, custom emoji and archives that members and admins stored. */
export function countTotalBytes(database: Database): number {
  const [bytes] = database.column<number | null>(
    `SELECT (SELECT total(bytes) FROM stored_files) + (SELECT total(length(bytes)) FROM emoji_files)
       + (SELECT total(length(archive)) FROM backups)`,
  );
  return bytes ?? 0;
}

/**
 * Deletes unused uploads of an account, or of all accounts: those that lost their status before
 * `detached`, and those from before `created` that never had one. Keeps all uploads of members with
 * scheduled statuses, and mascots.
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

/**
 * Updates the time of a file that is stored again, so that it is not removed before the row that
 * uses it is written.
 */
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
 * Returns the files of an account, or of all accounts, that were stored before `before` and that no
 * upload, profile or earlier version of a status of any account uses: equal files have the same name.
 */
export function unusedFiles(
  database: Database,
  accountId: string | undefined,
  before: number,
): StoredFile[] {
  // SQLite evaluates the list of used names once, because it does not depend on the row. The list
  // must not contain NULL, with which `NOT IN` is never true.
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
