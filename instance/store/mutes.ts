import type { Database } from './database.ts';

interface MuteRow {
  readonly target_id: string;
  readonly notifications: number;
}

/** Returns the mutes of an account that have not expired. */
export function currentMutes(database: Database, source: string, now: number): MuteRow[] {
  return database.all<MuteRow>(
    `SELECT target_id, notifications FROM mutes
     WHERE source_id = ? AND (expires_at IS NULL OR expires_at > ?)`,
    source,
    now,
  );
}

export function saveMute(
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
