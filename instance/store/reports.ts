import type { Database } from './database.ts';
import type { StatusRow } from './rows.ts';

export type ReportState = 'open' | 'closed' | 'resolved';

export interface ReportRow {
  readonly id: string;
  readonly account_id: string;
  readonly actor_id: string;
  readonly content: string;
  readonly state: ReportState;
  readonly created_at: number;
}

export interface ReportNoteRow {
  readonly id: number;
  readonly account_id: string;
  readonly content: string;
  readonly created_at: number;
}

interface NewReport {
  readonly id: string;
  readonly accountId: string;
  readonly actorId: string;
  readonly content: string;
  readonly forward: boolean;
  readonly statusIds: readonly string[];
  readonly createdAt: number;
}

/** Ignores statuses of other accounts and unknown ones. */
export function insertReport(database: Database, report: NewReport): void {
  database.run(
    `INSERT INTO reports (id, account_id, actor_id, content, forward, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    report.id,
    report.accountId,
    report.actorId,
    report.content,
    report.forward,
    report.createdAt,
  );
  for (const statusId of report.statusIds)
    database.run(
      `INSERT OR IGNORE INTO report_statuses (report_id, status_id)
       SELECT ?, id FROM statuses WHERE id = ? AND account_id = ?`,
      report.id,
      statusId,
      report.accountId,
    );
}

export function reportById(database: Database, id: string): ReportRow | undefined {
  return database.get<ReportRow>('SELECT * FROM reports WHERE id = ?', id);
}

/** Returns the reports filed by a member, latest first, without the notes of staff. */
export function reportsBy(database: Database, actorId: string): ReportRow[] {
  return database.all<ReportRow>(
    'SELECT * FROM reports WHERE actor_id = ? ORDER BY id DESC LIMIT 100',
    actorId,
  );
}

/** Returns a page of reports, latest first. */
export function reportPage(
  database: Database,
  page: { state: string | undefined; limit: number; offset: number },
): ReportRow[] {
  return database.all<ReportRow>(
    'SELECT * FROM reports WHERE (? IS NULL OR state = ?) ORDER BY id DESC LIMIT ? OFFSET ?',
    page.state,
    page.state,
    page.limit,
    page.offset,
  );
}

export function reportCount(database: Database, state: string | undefined): number {
  return (
    database.get<{ count: number }>(
      'SELECT count(*) AS count FROM reports WHERE (? IS NULL OR state = ?)',
      state,
      state,
    )?.count ?? 0
  );
}

export function setReportState(database: Database, id: string, state: ReportState): void {
  database.run('UPDATE reports SET state = ? WHERE id = ?', state, id);
}

export function reportedStatuses(database: Database, reportId: string): StatusRow[] {
  return database.all<StatusRow>(
    `SELECT statuses.* FROM report_statuses JOIN statuses ON statuses.id = status_id
     WHERE report_id = ? ORDER BY statuses.id DESC`,
    reportId,
  );
}

export function notesOf(database: Database, reportId: string): ReportNoteRow[] {
  return database.all<ReportNoteRow>(
    'SELECT * FROM report_notes WHERE report_id = ? ORDER BY id',
    reportId,
  );
}

export function addNote(
  database: Database,
  note: { reportId: string; accountId: string; content: string; createdAt: number },
): void {
  database.run(
    'INSERT INTO report_notes (report_id, account_id, content, created_at) VALUES (?, ?, ?, ?)',
    note.reportId,
    note.accountId,
    note.content,
    note.createdAt,
  );
}

/** Returns whether the note existed. */
export function deleteNote(database: Database, reportId: string, id: number): boolean {
  return (
    database.run('DELETE FROM report_notes WHERE report_id = ? AND id = ?', reportId, id).changes >
    0
  );
}
