import type { FocalPoint } from '#rules/focal-point.ts';
import type { Database } from './database.ts';
import type { MediaRow } from './rows.ts';

type NewMedia = Omit<
  MediaRow,
  'id' | 'status_id' | 'position' | 'focus_x' | 'focus_y' | 'ready_at'
> & { readonly created_at: number };

export function insertMedia(database: Database, media: NewMedia): number {
  return database.insert('media', media);
}

export function mediaById(database: Database, id: string): MediaRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return database.get<MediaRow>('SELECT * FROM media WHERE id = ?', Number(id));
}

export function mediaOfStatus(database: Database, statusId: string): MediaRow[] {
  return database.all<MediaRow>(
    'SELECT * FROM media WHERE status_id = ? ORDER BY position, id',
    statusId,
  );
}

const copiedColumns =
  'account_id, type, mime_type, file, preview, description, blurhash, width, height, focus_x, focus_y, created_at';

/** Sets the attachments of a status in this order; copies one that belongs to another status. */
export function attachMedia(database: Database, statusId: string, ids: readonly number[]): void {
  database.run('UPDATE media SET status_id = NULL WHERE status_id = ?', statusId);
  for (const [position, id] of ids.entries()) {
    const { changes } = database.run(
      'UPDATE media SET status_id = ?, position = ? WHERE id = ? AND status_id IS NULL',
      statusId,
      position,
      id,
    );
    if (changes === 0)
      database.run(
        `INSERT INTO media (status_id, position, ${copiedColumns}) SELECT ?, ?, ${copiedColumns} FROM media WHERE id = ?`,
        statusId,
        position,
        id,
      );
  }
}

/** Updates the description and focal point; omitted values stay unchanged. */
export function updateMediaDescription(
  database: Database,
  id: number,
  changes: { readonly description?: string; readonly focus?: FocalPoint | undefined },
): void {
  database.run(
    `UPDATE media SET description = coalesce(?, description),
       focus_x = coalesce(?, focus_x), focus_y = coalesce(?, focus_y) WHERE id = ?`,
    changes.description ?? null,
    changes.focus?.x ?? null,
    changes.focus?.y ?? null,
    id,
  );
}

/** Marks a file as being processed until this time. */
export function setMediaReadyAt(database: Database, id: number, readyAt: number): void {
  database.run('UPDATE media SET ready_at = ? WHERE id = ?', readyAt, id);
}

/** Whether the file has been processed and can be shown and posted. */
export function isMediaReady(media: MediaRow, now: number): boolean {
  return media.ready_at === null || media.ready_at <= now;
}

/** Removes an upload; its files are removed when space is needed. */
export function removeMedia(database: Database, id: number): void {
  database.run('DELETE FROM media WHERE id = ?', id);
}
