import type { Database } from './database.ts';

export interface MarkerRow {
  readonly timeline: string;
  readonly last_read_id: string;
  readonly version: number;
  readonly updated_at: number;
}

function readMarkerRow(database: Database, accountId: string): MarkerRow | undefined {
  return database.get<MarkerRow>(
    "SELECT * FROM markers WHERE account_id = ? AND timeline = 'notifications'",
    accountId,
  );
}

/**
 * Returns the member's read marker of notifications. It exists from the first notification on, with
 * an empty id until something was read.
 */
export function notificationMarker(database: Database, accountId: string): MarkerRow | undefined {
  const stored = readMarkerRow(database, accountId);
  if (stored) return stored;
  const known = database.get<{ first: number | null; seen: number | null }>(
    `SELECT min(created_at) AS first, max(CASE WHEN seen = 1 THEN id END) AS seen
     FROM notifications WHERE account_id = ?`,
    accountId,
  );
  if (!known || known.first === null) return undefined;
  const read = known.seen === null ? '' : String(known.seen);
  return { timeline: 'notifications', last_read_id: read, version: 0, updated_at: known.first };
}

export function saveNotificationMarker(
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

/** Returns the marker of a timeline; undefined if nothing of it was read. */
export function timelineMarker(
  database: Database,
  accountId: string,
  timeline: 'home' | 'notifications',
): MarkerRow | undefined {
  if (timeline === 'notifications') return notificationMarker(database, accountId);
  return database.get<MarkerRow>(
    'SELECT * FROM markers WHERE account_id = ? AND timeline = ?',
    accountId,
    timeline,
  );
}

/** Saves a marker and counts its versions, as Mastodon does. */
export function saveTimelineMarker(
  database: Database,
  accountId: string,
  timeline: 'home' | 'notifications',
  lastReadId: string,
  now: number,
): void {
  saveNotificationMarker(database, accountId, timeline, lastReadId, now);
  database.run(
    'UPDATE markers SET version = version + 1 WHERE account_id = ? AND timeline = ?',
    accountId,
    timeline,
  );
}
