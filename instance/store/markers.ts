import type { Database } from './database.ts';

export interface MarkerRow {
  readonly timeline: string;
  readonly last_read_id: string;
  readonly version: number;
  readonly updated_at: number;
}

export function markersOf(database: Database, accountId: string): MarkerRow[] {
  return database.all<MarkerRow>('SELECT * FROM markers WHERE account_id = ?', accountId);
}

export function setMarker(
  database: Database,
  accountId: string,
  timeline: string,
  lastReadId: string,
  now: number,
): void {
  database.run(
    `INSERT INTO markers (account_id, timeline, last_read_id, version, updated_at) VALUES (?, ?, ?, 0, ?)
     ON CONFLICT DO UPDATE SET last_read_id = excluded.last_read_id, updated_at = excluded.updated_at`,
    accountId,
    timeline,
    lastReadId,
    now,
  );
}
