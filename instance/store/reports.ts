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

type NewReport = Omit<ReportRow, 'state'> & { readonly forward: boolean };

/** Stores a report. Ignores unknown statuses and those of other accounts. */
export function insertReport(
  database: Database,
  report: NewReport,
  statusIds: readonly string[],
): void {
  database.insert('reports', report);
  for (const statusId of statusIds)
    database.run(
      `INSERT OR IGNORE INTO report_statuses (report_id, status_id)
       SELECT ?, id FROM statuses WHERE id = ? AND account_id = ?`,
      report.id,
      statusId,
      report.account_id,
    );
}

export function reportById(database: Database, id: string | null): ReportRow | undefined {
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
    'SELECT * FROM reports WHERE (?1 IS NULL OR state = ?1) ORDER BY id DESC LIMIT ?2 OFFSET ?3',
    page.state,
    page.limit,
    page.offset,
  );
}

export function reportCount(database: Database, state: string | undefined): number {
  return database.count('reports WHERE (?1 IS NULL OR state = ?1)', state);
}

export function setReportState(database: Database, id: string, state: ReportState): void {
  database.run('UPDATE reports SET state = ? WHERE id = ?', state, id);
}

export function statusesOfReport(database: Database, reportId: string): StatusRow[] {
  return database.all<StatusRow>(
    `SELECT statuses.* FROM report_statuses JOIN statuses ON statuses.id = status_id
     WHERE report_id = ? ORDER BY statuses.id DESC`,
    reportId,
  );
}

export function reportNotes(database: Database, reportId: string): ReportNoteRow[] {
  return database.all<ReportNoteRow>(
    'SELECT * FROM report_notes WHERE report_id = ? ORDER BY id',
    reportId,
  );
}

export function insertReportNote(
  database: Database,
  note: Omit<ReportNoteRow, 'id'> & { readonly report_id: string },
): void {
  database.insert('report_notes', note);
}

/** Returns whether the note existed. */
export function removeReportNote(database: Database, reportId: string, id: number): boolean {
  return (
    database.run('DELETE FROM report_notes WHERE report_id = ? AND id = ?', reportId, id).changes >
    0
  );
}
