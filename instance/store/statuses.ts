import type { Database } from './database.ts';
import type { AccountRow, StatusRow } from './rows.ts';

/** Returns a status; undefined also if a column names none. */
export function statusById(database: Database, id: string | null): StatusRow | undefined {
  return database.get<StatusRow>('SELECT * FROM statuses WHERE id = ?', id);
}

/** Returns a status that was reported. */
export function reportedStatus(database: Database, id: string): StatusRow | undefined {
  return database.get<StatusRow>(
    'SELECT * FROM statuses WHERE id = ? AND id IN (SELECT status_id FROM report_statuses)',
    id,
  );
}

export type StatusColumns = { -readonly [Name in keyof StatusRow]?: StatusRow[Name] };

type NewStatus = StatusColumns &
  Pick<
    StatusRow,
    | 'id'
    | 'account_id'
    | 'context'
    | 'uri'
    | 'local'
    | 'visibility'
    | 'content'
    | 'content_type'
    | 'created_at'
  >;

export function insertStatus(database: Database, status: NewStatus): void {
  database.insert('statuses', status);
}

export function updateStatus(database: Database, id: string, columns: StatusColumns): void {
  database.update('statuses', id, columns);
}

export function deleteStatus(database: Database, id: string): void {
  database.run('DELETE FROM statuses WHERE id = ?', id);
}

export function incrementStatusCount(
  database: Database,
  id: string,
  count: 'favourites_count' | 'reblogs_count' | 'replies_count',
  by: number,
): void {
  database.run(`UPDATE statuses SET ${count} = max(0, ${count} + ?) WHERE id = ?`, by, id);
}

export function reblogBy(
  database: Database,
  accountId: string,
  statusId: string,
): StatusRow | undefined {
  return database.get<StatusRow>(
    'SELECT * FROM statuses WHERE reblog_of = ? AND account_id = ?',
    statusId,
    accountId,
  );
}

export function reblogsOf(database: Database, statusId: string): StatusRow[] {
  return database.all<StatusRow>(
    'SELECT * FROM statuses WHERE reblog_of = ? ORDER BY id DESC',
    statusId,
  );
}

export function statusesInContext(database: Database, context: string): StatusRow[] {
  return database.all<StatusRow>(
    'SELECT * FROM statuses WHERE context = ? AND reblog_of IS NULL ORDER BY id',
    context,
  );
}

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

export function mentionedIn(database: Database, statusId: string): AccountRow[] {
  return database.all<AccountRow>(
    `SELECT accounts.* FROM mentions JOIN accounts ON accounts.id = mentions.account_id
     WHERE status_id = ? ORDER BY accounts.id`,
    statusId,
  );
}

export function clearMentions(database: Database, statusId: string): void {
  database.run('DELETE FROM mentions WHERE status_id = ?', statusId);
}

export function isMentioned(database: Database, statusId: string, accountId: string): boolean {
  return database.count('mentions WHERE account_id = ? AND status_id = ?', accountId, statusId) > 0;
}

export interface EditRow {
  readonly created_at: number;
  readonly content: string;
  readonly spoiler_text: string;
  readonly sensitive: number;
  readonly emojis: string;
  readonly media: string;
}

export function editsOf(database: Database, statusId: string): EditRow[] {
  return database.all<EditRow>(
    'SELECT * FROM status_edits WHERE status_id = ? ORDER BY rowid',
    statusId,
  );
}

/** Stores the current version of a status before it is edited. */
export function saveEdit(database: Database, status: StatusRow, media: string): void {
  const { id, edited_at, created_at, content, spoiler_text, sensitive, emojis } = status;
  database.insert('status_edits', {
    status_id: id,
    created_at: edited_at ?? created_at,
    content,
    spoiler_text,
    sensitive,
    emojis,
    media,
  });
}
