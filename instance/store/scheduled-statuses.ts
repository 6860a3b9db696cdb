import type { Page } from '#rules/paging.ts';
import type { Database } from './database.ts';

export interface ScheduledRow {
  readonly id: number;
  readonly account_id: string;
  readonly scheduled_at: number;
  /** The fields of the call as JSON. */
  readonly parameters: string;
}

export function insertScheduled(
  database: Database,
  scheduled: Omit<ScheduledRow, 'id'>,
): ScheduledRow {
  return { ...scheduled, id: database.insert('scheduled_statuses', scheduled) };
}

/** Returns a scheduled status of the member; undefined for another member's. */
export function ownScheduled(
  database: Database,
  accountId: string,
  id: string,
): ScheduledRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return database.get<ScheduledRow>(
    'SELECT * FROM scheduled_statuses WHERE id = ? AND account_id = ?',
    Number(id),
    accountId,
  );
}

/** Returns a page of scheduled statuses, last created first. */
export function scheduledPage(database: Database, accountId: string, page: Page): ScheduledRow[] {
  const upwards = page.minId !== undefined;
  const above = page.minId ?? page.sinceId;
  const rows = database.all<ScheduledRow>(
    `SELECT * FROM scheduled_statuses WHERE account_id = ? AND (? IS NULL OR id < ?) AND id > ?
     ORDER BY id ${upwards ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`,
    accountId,
    page.maxId === undefined ? null : Number(page.maxId) || 0,
    page.maxId === undefined ? null : Number(page.maxId) || 0,
    above === undefined ? 0 : Number(above) || 0,
    page.limit,
    page.offset,
  );
  return upwards ? rows.toReversed() : rows;
}

export function reschedule(database: Database, id: number, scheduledAt: number): void {
  database.run('UPDATE scheduled_statuses SET scheduled_at = ? WHERE id = ?', scheduledAt, id);
}

export function deleteScheduled(database: Database, id: number): void {
  database.run('DELETE FROM scheduled_statuses WHERE id = ?', id);
}

export function dueScheduled(database: Database, now: number): ScheduledRow[] {
  return database.all<ScheduledRow>(
    'SELECT * FROM scheduled_statuses WHERE scheduled_at <= ? ORDER BY scheduled_at, id',
    now,
  );
}

/** Returns the number of scheduled statuses of a member, in total and within a period. */
export function scheduledCount(
  database: Database,
  accountId: string,
  between: readonly [number, number] = [0, Number.MAX_SAFE_INTEGER],
): number {
  return database.count(
    'scheduled_statuses WHERE account_id = ? AND scheduled_at >= ? AND scheduled_at < ?',
    accountId,
    ...between,
  );
}
