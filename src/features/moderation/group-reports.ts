import type { ReportEntry } from './report-entry.ts';

export type ReportPlace = 'all' | 'local' | 'remote';

/** The reports about one account, in the queue's order. */
export interface ReportGroup {
  readonly accountId: string;
  readonly reports: readonly ReportEntry[];
}

/** Puts reports about one account together, each account where its first report stood. */
export function groupReports(reports: readonly ReportEntry[]): readonly ReportGroup[] {
  return [...Map.groupBy(reports, ({ accountId }) => accountId)].map(([accountId, own]) => ({
    accountId,
    reports: own,
  }));
}

/** The groups that a filter lets through; `isLocal` says of an account whether it is ours. */
export function filterGroups(
  groups: readonly ReportGroup[],
  { place, about }: { readonly place: ReportPlace; readonly about: string | undefined },
  isLocal: (accountId: string) => boolean,
): readonly ReportGroup[] {
  return groups.filter(
    ({ accountId }) =>
      (about === undefined || accountId === about) &&
      (place === 'all' || isLocal(accountId) === (place === 'local')),
  );
}
