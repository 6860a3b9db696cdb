import * as admin from '#contract/calls/admin-reports.ts';
import { createReport } from '#contract/calls/reports.ts';
import { report } from '#instance/deeds/report.ts';
import type { Instance } from '#instance/context.ts';
import { notFound, Refusal } from '#instance/http/refusal.ts';
import { Reply } from '#instance/http/reply.ts';
import { route } from '#instance/http/route.ts';
import { readReportChanges } from '#instance/rules/report-changes.ts';
import { withoutOriginMark } from '#instance/rules/origin-mark.ts';
import { textLength } from '#instance/rules/text-length.ts';
import { accountById } from '#instance/store/accounts.ts';
import {
  addNote,
  deleteNote,
  noteAuthor,
  reportById,
  reportCount,
  reportPage,
  setReportState,
  type ReportRow,
} from '#instance/store/reports.ts';
import { reportView } from '#instance/views/report-view.ts';
import { requireRank } from './required.ts';

const longestComment = 1000;
const longestNote = 5000;
const done = new Reply(null, { status: 204 });

function requiredReport(instance: Instance, id: string): ReportRow {
  const found = reportById(instance.database, id);
  if (!found) throw notFound('Not found');
  return found;
}

export const reportRoutes = [
  route(createReport, ({ instance, member, body }) => {
    const target = accountById(instance.database, body.account_id);
    if (!target) throw new Refusal(400, 'Account not found');
    const comment = body.comment ?? '';
    if (textLength(comment) > longestComment)
      throw new Refusal(400, `Comment must be up to ${longestComment} characters`);
    const id = report(instance, member, target, {
      comment,
      statusIds: body.status_ids ?? [],
      forward: body.forward ?? false,
    });
    return { action_taken: false, id };
  }),

  route(admin.getReports, ({ instance, query, view }) => {
    const size = Math.min(Math.max(query.page_size ?? 50, 1), 100);
    const limit = Math.min(size, Math.max(query.limit ?? size, 1));
    const page = Math.max(query.page ?? 1, 1);
    const reports = reportPage(instance.database, {
      state: query.state,
      limit,
      offset: (page - 1) * size,
    });
    return {
      reports: reports.map((each) => reportView(view, each)),
      total: reportCount(instance.database, query.state),
    };
  }),

  route(admin.getReport, ({ instance, path, view }) =>
    reportView(view, requiredReport(instance, path.id)),
  ),

  // All or none: where one cannot be changed, the others stay as they are.
  route(admin.updateReports, ({ instance, body, view }) => {
    const { database } = instance;
    const { changes, troubles } = readReportChanges(
      body.reports,
      (id) => reportById(database, id) !== undefined,
    );
    if (troubles.length > 0) throw new Refusal(400, troubles);
    requireRank(
      view,
      changes.map(({ id }) => view.account(reportById(database, id)?.account_id ?? '')),
    );
    database.transaction(() => {
      for (const { id, state } of changes) setReportState(database, id, state);
    });
    return done;
  }),

  route(admin.addReportNote, ({ instance, member, path, body }) => {
    const { id } = requiredReport(instance, path.id);
    if (body.content.length > longestNote) throw new Refusal(400, 'The note is too long');
    addNote(instance.database, {
      reportId: id,
      accountId: member.id,
      content: withoutOriginMark(body.content),
      createdAt: instance.now(),
    });
    return done;
  }),

  route(admin.deleteReportNote, ({ instance, path, view }) => {
    const number = /^\d{1,15}$/.test(path.note) ? Number(path.note) : 0;
    const author = noteAuthor(instance.database, path.id, number);
    requireRank(view, [author === undefined ? undefined : view.account(author)]);
    if (!deleteNote(instance.database, path.id, number)) throw notFound('Not found');
    return done;
  }),
];
