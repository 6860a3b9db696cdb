import * as calls from '@rookery/contract/calls/mastodon/annual-reports.ts';
import { updateProfile } from '#commands/update-profile.ts';
import type { Instance } from '#context.ts';
import { notFound } from '#http/http-error.ts';
import { emptyResponse } from '#http/route-response.ts';
import { route } from '#http/route.ts';
import { parseSettings } from '#rules/account-settings.ts';
import type { AccountRow, StatusRow } from '#store/rows.ts';
import { accountView } from '#views/account-view.ts';
import { statusView } from '#views/status-view.ts';
import type { ViewContext } from '#views/view-context.ts';

const monthCount = 12;

const yearStart = (year: number): number => Date.UTC(year, 0, 1);

/** Returns the year in a path; 0 if the text is not a year. */
function readYear(text: string): number {
  return /^[12]\d{3}$/.test(text) ? Number(text) : 0;
}

/** Counts times by month. All times must be in one year. */
function countByMonth(times: readonly number[]): number[] {
  const counts = Array.from({ length: monthCount }, () => 0);
  for (const time of times) {
    const month = new Date(time).getUTCMonth();
    counts[month] = (counts[month] ?? 0) + 1;
  }
  return counts;
}

function statusTimes({ database }: Instance, member: AccountRow, year: number): number[] {
  return database
    .all<{ readonly created_at: number }>(
      'SELECT created_at FROM statuses WHERE account_id = ? AND created_at >= ? AND created_at < ?',
      member.id,
      yearStart(year),
      yearStart(year + 1),
    )
    .map((row) => row.created_at);
}

function reportView({ instance }: ViewContext, member: AccountRow, year: number) {
  const { database } = instance;
  const range = [member.id, yearStart(year), yearStart(year + 1)] as const;
  const statuses = countByMonth(statusTimes(instance, member, year));
  const followers = countByMonth(
    database
      .all<{ readonly created_at: number }>(
        `SELECT created_at FROM follows
         WHERE followed_id = ? AND pending = 0 AND created_at >= ? AND created_at < ?`,
        ...range,
      )
      .map((row) => row.created_at),
  );
  const tags = database.all<{ readonly name: string; readonly count: number }>(
    `SELECT tags.name, count(*) AS count FROM status_tags JOIN tags ON tags.id = tag_id
     JOIN statuses ON statuses.id = status_id
     WHERE statuses.account_id = ? AND statuses.created_at >= ? AND statuses.created_at < ?
     GROUP BY tags.id ORDER BY count DESC LIMIT 1`,
    ...range,
  );
  const top = database.get<StatusRow>(
    `SELECT * FROM statuses WHERE account_id = ? AND created_at >= ? AND created_at < ?
       AND visibility IN ('public', 'unlisted') AND reblog_of IS NULL AND reblogs_count > 0
     ORDER BY reblogs_count DESC LIMIT 1`,
    ...range,
  );
  const report = {
    year,
    data: {
      archetype: 'oracle',
      time_series: statuses.map((count, index) => ({
        month: index + 1,
        statuses: count,
        followers: followers[index] ?? 0,
      })),
      top_hashtags: tags,
      top_statuses: { by_reblogs: top?.id ?? null, by_replies: null, by_favourites: null },
    },
    schema_version: 2,
    share_url: null,
    account_id: member.id,
  };
  return { report, top };
}

/** Returns the reports of some years, with the accounts and statuses that they mention. */
function reportsView(view: ViewContext, member: AccountRow, years: readonly number[]) {
  const parts = years.map((year) => reportView(view, member, year));
  return {
    annual_reports: parts.map(({ report }) => report),
    accounts: [accountView(view, member)],
    statuses: parts.flatMap(({ top }) => (top ? [statusView(view, top)] : [])),
  };
}

function hasReport(member: AccountRow, year: number): boolean {
  return parseSettings(member).annual_reports.includes(year);
}

function isEligible(instance: Instance, member: AccountRow, year: number): boolean {
  return statusTimes(instance, member, year).length > 0;
}

/**
 * Reports about what members posted in a year (Mastodon 4.3). Mastodon generates them in the
 * background, this instance when they are requested.
 */
export const annualReportRoutes = [
  route(calls.getAnnualReports, ({ view, member }) =>
    reportsView(view, member, parseSettings(member).annual_reports),
  ),
  route(calls.getAnnualReport, ({ view, member, path }) => {
    const year = readYear(path.year);
    if (!hasReport(member, year)) throw notFound();
    return reportsView(view, member, [year]);
  }),
  route(calls.getAnnualReportState, ({ instance, member, path }) => {
    const year = readYear(path.year);
    if (hasReport(member, year)) return { state: 'available' };
    return { state: isEligible(instance, member, year) ? 'eligible' : 'ineligible' };
  }),
  route(calls.markAnnualReportRead, ({ member, path }) => {
    if (!hasReport(member, readYear(path.year))) throw notFound();
    return emptyResponse;
  }),
  route(calls.generateAnnualReport, async ({ instance, member, path }) => {
    const year = readYear(path.year);
    if (!hasReport(member, year) && isEligible(instance, member, year))
      await updateProfile(instance, member, {
        settings: { annual_reports: [...parseSettings(member).annual_reports, year] },
      });
    return emptyResponse;
  }),
];
