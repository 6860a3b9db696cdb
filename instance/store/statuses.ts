import type { Database } from './database.ts';
import type { StatusRow } from './rows.ts';

/** Returns a status; undefined if there is none or if the id, such as that of a parent, is null. */
export function statusById(database: Database, id: string | null): StatusRow | undefined {
  return database.get<StatusRow>('SELECT * FROM statuses WHERE id = ?', id);
}

/** Returns a status if it is part of a report. */
export function reportedStatusById(database: Database, id: string): StatusRow | undefined {
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
