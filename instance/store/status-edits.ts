import type { Database } from './database.ts';
import type { StatusRow } from './rows.ts';

export interface StatusEditRow {
  readonly created_at: number;
  readonly content: string;
  readonly spoiler_text: string;
  readonly sensitive: number;
  readonly emojis: string;
  readonly media: string;
}

export function statusEdits(database: Database, statusId: string): StatusEditRow[] {
  return database.all<StatusEditRow>(
    'SELECT * FROM status_edits WHERE status_id = ? ORDER BY rowid',
    statusId,
  );
}

/** Stores the current version of a status, which is about to be edited. */
export function saveStatusVersion(database: Database, status: StatusRow, media: string): void {
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
