import type { Database } from './database.ts';

export function accountNote(database: Database, source: string, target: string): string {
  const [note = ''] = database.column<string>(
    'SELECT comment FROM notes WHERE source_id = ? AND target_id = ?',
    source,
    target,
  );
  return note;
}

export function saveAccountNote(
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
