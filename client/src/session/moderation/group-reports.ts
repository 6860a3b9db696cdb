import type { ReportEntry } from './report-entry.ts';

export type ReportOrigin = 'all' | 'local' | 'remote';

/** The reports about one account, in the order of the queue. */
export interface ReportGroup {
  readonly accountId: string;
  readonly reports: readonly ReportEntry[];
}

/** Groups reports by account. Each group is at the position of its first report. */
export function groupReports(reports: readonly ReportEntry[]): readonly ReportGroup[] {
  return [...Map.groupBy(reports, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    accountId,
    reports: own,
  }));
}

/** Returns the groups that match a filter. `isLocal` returns whether an account is local. */
export function filterReportGroups(
  groups: readonly ReportGroup[],
  { place, about }: { readonly place: ReportOrigin; readonly about: string | undefined },
  isLocal: (accountId: string) => boolean,
): readonly ReportGroup[] {
  return groups.filter(
    ({ accountId }) =>
      (about === undefined || accountId === about) &&
      (place === 'all' || isLocal(accountId) === (place === 'local')),
  );
}
