import type { Database } from './database.ts';

export interface AnnouncementRow {
  readonly id: string;
  readonly content: string;
  readonly starts_at: number | null;
  readonly ends_at: number | null;
  readonly all_day: number;
  readonly created_at: number;
  readonly updated_at: number;
}

export function insertAnnouncement(database: Database, row: AnnouncementRow): void {
  database.insert('announcements', row);
}

export function updateAnnouncement(database: Database, row: AnnouncementRow): void {
  database.update('announcements', row.id, row);
}

/** Deletes an announcement. Returns whether it existed. */
export function deleteAnnouncement(database: Database, id: string): boolean {
  return database.run('DELETE FROM announcements WHERE id = ?', id).changes > 0;
}

export function announcementById(database: Database, id: string): AnnouncementRow | undefined {
  return database.get<AnnouncementRow>('SELECT * FROM announcements WHERE id = ?', id);
}

/** Returns all announcements, oldest first as on Akkoma. */
export function allAnnouncements(
  database: Database,
  page: { limit: number; offset: number },
): AnnouncementRow[] {
  return database.all<AnnouncementRow>(
    'SELECT * FROM announcements ORDER BY id LIMIT ? OFFSET ?',
    page.limit,
    page.offset,
  );
}

/** Returns the announcements that have started and not ended. */
export function currentAnnouncements(
  database: Database,
  accountId: string,
  now: number,
): (AnnouncementRow & { readonly is_read: number })[] {
  return database.all(
    `SELECT announcements.*, EXISTS (SELECT 1 FROM announcement_reads
       WHERE account_id = ?1 AND announcement_id = announcements.id) AS is_read
     FROM announcements
     WHERE (starts_at IS NULL OR starts_at <= ?2) AND (ends_at IS NULL OR ends_at > ?2)
     ORDER BY id`,
    accountId,
    now,
  );
}

export function markAnnouncementRead(database: Database, accountId: string, id: string): void {
  database.run(
    'INSERT OR IGNORE INTO announcement_reads (account_id, announcement_id) VALUES (?, ?)',
    accountId,
    id,
  );
}
