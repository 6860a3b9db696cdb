import type { Database } from './database.ts';

/** An entry of the moderation log: an action of the staff. */
export interface ModerationLogRow {
  readonly id: number;
  /** JSON with the actor, the subject and the message of the action. */
  readonly data: string;
  readonly created_at: number;
}

/** Maximum number of entries. The oldest entries above it are deleted. */
const maxEntries = 10_000;

/** Adds an entry to the log, and deletes the oldest one if there are too many. */
export function insertModerationLogEntry(
  database: Database,
  entry: { readonly actorId: string; readonly data: unknown; readonly createdAt: number },
): void {
  const id = database.insert('moderation_log', {
    actor_id: entry.actorId,
    data: JSON.stringify(entry.data),
    created_at: entry.createdAt,
  });
  database.run('DELETE FROM moderation_log WHERE id <= ?', id - maxEntries);
}

interface LogQuery {
  /** A text that the message of the entry must contain. */
  readonly search: string;
  readonly actorId?: string | undefined;
  /** Milliseconds. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Returns a page of entries, latest first, and the total number. */
export function moderationLogPage(
  database: Database,
  { search, actorId, from, until, limit, offset }: LogQuery,
): { readonly entries: readonly ModerationLogRow[]; readonly total: number } {
  const where = `instr(lower(json_extract(data, '$.message')), lower(?1)) > 0
    AND (?2 IS NULL OR actor_id = ?2)
    AND (?3 IS NULL OR created_at >= ?3)
    AND (?4 IS NULL OR created_at <= ?4)`;
  const values = [search, actorId ?? null, from ?? null, until ?? null];
  return {
    entries: database.all<ModerationLogRow>(
      `SELECT id, data, created_at FROM moderation_log WHERE ${where} ORDER BY id DESC LIMIT ?5 OFFSET ?6`,
      ...values,
      limit,
      offset,
    ),
    total: database.count(`moderation_log WHERE ${where}`, ...values),
  };
}
