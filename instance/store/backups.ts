import type { Database } from './database.ts';

export interface BackupRow {
  readonly id: number;
  readonly account_id: string;
  readonly file_name: string;
  /** Size of the archive in bytes; null until the archive is created. */
  readonly file_size: number | null;
  readonly created_at: number;
}

const columns = 'id, account_id, file_name, length(archive) AS file_size, created_at';

export function insertBackup(
  database: Database,
  backup: Pick<BackupRow, 'account_id' | 'file_name' | 'created_at'>,
): void {
  database.insert('backups', backup);
}

/** Returns the member's backups, newest first. */
export function backupsOf(database: Database, accountId: string): BackupRow[] {
  return database.all<BackupRow>(
    `SELECT ${columns} FROM backups WHERE account_id = ? ORDER BY id DESC`,
    accountId,
  );
}

export function nextPendingBackup(database: Database): BackupRow | undefined {
  return database.get<BackupRow>(
    `SELECT ${columns} FROM backups WHERE archive IS NULL ORDER BY id LIMIT 1`,
  );
}

export function saveBackupArchive(database: Database, id: number, archive: Uint8Array): void {
  database.run('UPDATE backups SET archive = ? WHERE id = ?', archive, id);
}

interface SentArchive {
  readonly fileName: string;
  readonly archive: WeakRef<Uint8Array>;
}

/** The archive that was read last: slow downloads of one archive share its bytes. */
const lastSent = new WeakMap<Database, SentArchive>();

export function archiveByFileName(database: Database, fileName: string): Uint8Array | undefined {
  const last = lastSent.get(database);
  const shared = last?.fileName === fileName ? last.archive.deref() : undefined;
  if (shared) return shared;
  const [archive] = database.column<Uint8Array | null>(
    'SELECT archive FROM backups WHERE file_name = ?',
    fileName,
  );
  if (!archive) return undefined;
  lastSent.set(database, { fileName, archive: new WeakRef(archive) });
  return archive;
}

export function deleteBackupsBefore(database: Database, before: number): void {
  database.run('DELETE FROM backups WHERE created_at < ?', before);
}
