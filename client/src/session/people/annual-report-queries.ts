import type { CallResponse } from '@rookery/contract/call.ts';
import {
  getAnnualReport,
  getAnnualReports,
  getAnnualReportState,
} from '@rookery/contract/calls/mastodon/annual-reports.ts';
import { ingestStatuses } from '#store/ingest/ingest-status.ts';
import { defineQuery } from '../queries/query.ts';

type Report = NonNullable<CallResponse<typeof getAnnualReport>['annual_reports']>[number];

/** The statistics of a year. A server may leave out some of them. */
export interface AnnualReport extends Report {
  /** Ids of the posts with most reblogs, favourites and replies, each once. */
  readonly topStatusIds: readonly string[];
}

/** The years for which the viewer has a report, the newest first. */
export const annualReportYearsQuery = defineQuery(
  'years with a report',
  getAnnualReports,
  ({ annual_reports: reports = [] }): readonly number[] =>
    reports.map(({ year }) => year).toSorted((one, other) => other - one),
);

/** Loads the report of a year; null if the response has none. */
export const annualReportQuery = defineQuery(
  'report of a year',
  getAnnualReport,
  ({ annual_reports: reports = [], statuses = [] }, context, { path }): AnnualReport | null => {
    const report = reports.find(({ year }) => String(year) === path.year);
    if (!report) return null;
    const known = new Set(ingestStatuses(context.tables, statuses, context));
    const { by_reblogs, by_favourites, by_replies } = report.data.top_statuses ?? {};
    const ids = new Set([by_reblogs, by_favourites, by_replies]);
    const topStatusIds = [...ids].filter((id) => typeof id === 'string' && known.has(id));
    return { ...report, topStatusIds: topStatusIds.flatMap((id) => id ?? []) };
  },
  (report) => ({ statuses: report?.topStatusIds ?? [] }),
);

/** Whether the report of a year exists (`available`) or can be generated (`eligible`). */
export const annualReportStateQuery = defineQuery(
  'state of a report',
  getAnnualReportState,
  ({ state }) => state,
);
