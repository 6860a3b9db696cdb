import type { Report } from '@rookery/contract/schemas/report.ts';
import { escapeHtml } from '#rules/escape-html.ts';
import { formatTime } from '#rules/time.ts';
import { reportNotes, statusesOfReport, type ReportRow } from '#store/reports.ts';
import { accountView } from './account-view.ts';
import { canSee } from './can-see.ts';
import { adminUserView } from './admin-user-view.ts';
import { statusView } from './status-view.ts';
import { createViewContext, type ViewContext } from './view-context.ts';

function reportAccount(view: ViewContext, id: string) {
  const account = view.account(id);
  if (!account) throw new Error('The report refers to a missing account.');
  return { ...accountView(view, account), ...adminUserView(account, view.origin) };
}

/** Returns the comment of a report as HTML, like Akkoma. */
function contentView({ content }: ReportRow): string {
  return escapeHtml(content).replaceAll(/\r?\n/g, '<br>');
}

/** Returns a report for staff. As on Akkoma, it has the fields that a visitor would see. */
export function reportView({ instance, origin }: ViewContext, report: ReportRow): Report {
  const view = createViewContext(instance, origin, undefined);
  const { database } = instance;
  return {
    account: reportAccount(view, report.account_id),
    actor: reportAccount(view, report.actor_id),
    content: contentView(report),
    created_at: formatTime(report.created_at),
    id: report.id,
    notes: reportNotes(database, report.id).map((note) => ({
      content: note.content,
      created_at: formatTime(note.created_at),
      id: note.id,
      user: reportAccount(view, note.account_id),
    })),
    state: report.state,
    statuses: statusesOfReport(database, report.id).map((status) => statusView(view, status)),
  };
}

/**
 * Returns a report for its author, with accounts and statuses as the author may see them;
 * `undefined` if one of the accounts no longer exists.
 */
export function ownReportView(view: ViewContext, report: ReportRow) {
  const account = view.account(report.account_id);
  const actor = view.account(report.actor_id);
  if (!account || !actor) return undefined;
  return {
    account: accountView(view, account),
    actor: accountView(view, actor),
    content: contentView(report),
    created_at: formatTime(report.created_at),
    id: report.id,
    state: report.state,
    statuses: statusesOfReport(view.instance.database, report.id)
      .filter((status) => canSee(view, status))
      .map((status) => statusView(view, status)),
  };
}
