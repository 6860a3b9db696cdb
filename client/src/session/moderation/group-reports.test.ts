import { array, assert, constantFrom, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { filterReportGroups, groupReports } from './group-reports.ts';
import type { ReportEntry } from './report-entry.ts';

const entry = (id: string, accountId: string): ReportEntry => ({
  id,
  accountId,
  actorId: undefined,
  statusIds: [],
  notes: [],
  state: 'open',
  content: '',
  createdAt: '',
});

test('groupReports: groups all reports by account', () => {
  const about = record({ id: constantFrom('1', '2', '3', '4'), who: constantFrom('a', 'b', 'c') });
  assert(
    property(array(about), (each) => {
      const reports = each.map(({ id, who }) => entry(id, who));
      const groups = groupReports(reports);
      expect(new Set(groups.map(({ accountId }) => accountId)).size).toBe(groups.length);
      expect(groups.flatMap((group) => group.reports)).toHaveLength(reports.length);
      for (const group of groups)
        expect(group.reports).toEqual(
          reports.filter(({ accountId }) => accountId === group.accountId),
        );
    }),
  );
});

test.each([
  ['all', undefined, ['near', 'far']],
  ['local', undefined, ['near']],
  ['remote', undefined, ['far']],
  ['all', 'far', ['far']],
  ['local', 'far', []],
] as const)(
  'filterReportGroups: with origin %s and account %s, returns %j',
  (place, about, expected) => {
    const groups = groupReports([entry('2', 'near'), entry('1', 'far')]);
    const shown = filterReportGroups(groups, { place, about }, (id) => id === 'near');
    expect(shown.map(({ accountId }) => accountId)).toEqual(expected);
  },
);
