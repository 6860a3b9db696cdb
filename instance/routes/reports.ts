import * as admin from '@rookery/contract/calls/admin-reports.ts';
import { createReport } from '@rookery/contract/calls/reports.ts';
import { toLogUser, logModeration } from '#commands/log-moderation.ts';
import { fileReport } from '#commands/file-report.ts';
import type { Instance } from '#context.ts';
import { notFound, HttpError } from '#http/http-error.ts';
import { RouteResponse } from '#http/route-response.ts';
import { requireTextLength } from '#http/require-text-length.ts';
import { route } from '#http/route.ts';
import { readReportChanges } from '#rules/report-changes.ts';
import { removeOriginPlaceholder } from '#rules/origin-placeholder.ts';
import { parseStaffPaging } from '#rules/parse-staff-paging.ts';
import { accountById } from '#store/accounts.ts';
import {
  insertReportNote,
  removeReportNote,
  reportNotes,
  reportById,
  reportCount,
  reportPage,
  setReportState,
  type ReportRow,
} from '#store/reports.ts';
import type { AccountRow } from '#store/rows.ts';
import { reportView } from '#views/report-view.ts';
import { requireRank } from './require-rank.ts';

const maxCommentLength = 1000;
const maxNoteLength = 5000;
const noContent = new RouteResponse(null, { status: 204 });

function requiredReport(instance: Instance, id: string): ReportRow {
  const found = reportById(instance.database, id);
  if (!found) throw notFound('Not found');
  return found;
}

function loggedReport({ database }: Instance, { id, state, account_id: about }: ReportRow) {
  const account = accountById(database, about);
  return {
    on: `@${account?.acct ?? ''}`,
    data: {
      subject: { id, state, type: 'report' },
      ...(account ? { subject_actor: toLogUser(account) } : {}),
    },
  };
}

function logNote(
  instance: Instance,
  member: AccountRow,
  found: ReportRow,
  {
    action,
    text,
  }: { readonly action: 'report_note' | 'report_note_delete'; readonly text: string },
): void {
  const { on, data } = loggedReport(instance, found);
  const did =
    action === 'report_note'
      ? `added note '${text}' to report #${found.id} on user ${on}`
      : `deleted note '${text}' from report #${found.id} on user ${on}`;
  logModeration(instance, member, { action, did, text, ...data });
}

export const reportRoutes = [
  route(createReport, ({ instance, member, body }) => {
    const target = accountById(instance.database, body.account_id);
    if (!target) throw new HttpError(400, 'Account not found');
    const comment = body.comment ?? '';
    requireTextLength(instance.config, {
      name: 'comment',
      text: comment,
      characters: maxCommentLength,
      tooLong: () => new HttpError(400, `Comment must be up to ${maxCommentLength} characters`),
    });
    const id = fileReport(instance, member, target, {
      comment,
      statusIds: body.status_ids ?? [],
      forward: body.forward ?? false,
    });
    return { action_taken: false, id };
  }),

  route(admin.getReports, ({ instance, query, view }) => {
    const { limit: size, offset } = parseStaffPaging(query);
    const limit = Math.min(size, Math.max(query.limit ?? size, 1));
    const reports = reportPage(instance.database, {
      state: query.state,
      limit,
      offset,
    });
    return {
      reports: reports.map((each) => reportView(view, each)),
      total: reportCount(instance.database, query.state),
    };
  }),

  route(admin.getReport, ({ instance, path, view }) =>
    reportView(view, requiredReport(instance, path.id)),
  ),

  // If one of the changes is invalid, none is made.
  route(admin.updateReports, ({ instance, member, body, view }) => {
    const { database } = instance;
    const { changes, errors } = readReportChanges(
      body.reports,
      (id) => reportById(database, id) !== undefined,
    );
    if (errors.length > 0) throw new HttpError(400, errors);
    requireRank(
      view,
      changes.map(({ id }) => view.account(reportById(database, id)?.account_id ?? '')),
    );
    database.transaction(() => {
      for (const { id, state } of changes) {
        setReportState(database, id, state);
        const about = loggedReport(instance, requiredReport(instance, id));
        logModeration(instance, member, {
          action: 'report_update',
          did: `updated report #${id} (on user ${about.on}) with '${state}' state`,
          ...about.data,
        });
      }
    });
    return noContent;
  }),

  route(admin.addReportNote, ({ instance, member, path, body }) => {
    const found = requiredReport(instance, path.id);
    requireTextLength(instance.config, {
      name: 'note',
      text: body.content,
      characters: maxNoteLength,
      tooLong: () => new HttpError(400, 'The note is too long'),
    });
    const content = removeOriginPlaceholder(body.content);
    insertReportNote(instance.database, {
      report_id: found.id,
      account_id: member.id,
      content,
      created_at: instance.now(),
    });
    logNote(instance, member, found, { action: 'report_note', text: content });
    return noContent;
  }),

  route(admin.deleteReportNote, ({ instance, member, path, view }) => {
    const number = /^\d{1,15}$/.test(path.note) ? Number(path.note) : 0;
    const note = reportNotes(instance.database, path.id).find(({ id }) => id === number);
    requireRank(view, [note && view.account(note.account_id)]);
    if (!note || !removeReportNote(instance.database, path.id, number)) throw notFound('Not found');
    const found = requiredReport(instance, path.id);
    logNote(instance, member, found, { action: 'report_note_delete', text: note.content });
    return noContent;
  }),
];
