import { expect, test } from 'vitest';
import { checkCoverage, coverageTable, findIds } from './coverage.ts';

const row = { source: '1 §2', area: 'auth' };
const rows = [
  { ...row, id: 'R-AUTH-001', issue: '2', requirement: 'Signs in' },
  { ...row, id: 'R-AUTH-002', issue: '15', requirement: 'Resets' },
];
const titled = (...titles: string[]) =>
  findIds(titles.map((title, index) => [`src/${index}.test.ts`, `test('${title}', f)`]));

test('checkCoverage: accepts a covered row of a resolved issue and an open row of another issue', () => {
  expect(checkCoverage(rows, titled('signs in [R-AUTH-001]'))).toEqual([]);
});

test('checkCoverage: reports a row of a resolved issue without a test', () => {
  expect(checkCoverage(rows, titled('signs in', 'resets [R-AUTH-002]'))).toEqual([
    'No test of npm run test:all names R-AUTH-001 (Signs in), and issue 2 is resolved: it needs one.',
  ]);
});

test('checkCoverage: reports an unknown id in a title', () => {
  expect(checkCoverage(rows, titled('signs in [R-AUTH-001 R-AUTH-999]'))).toEqual([
    'src/0.test.ts names R-AUTH-999, which is not in docs/requirements.',
  ]);
});

test('checkCoverage: a test in e2e/long does not cover a row', () => {
  const long = findIds([['e2e/long/a.spec.ts', `test('signs in [R-AUTH-001]', f)`]]);
  expect(checkCoverage(rows, long)).toHaveLength(1);
});

test('coverageTable: counts rows with and without a test, and all of them', () => {
  expect(coverageTable(rows, 'issue', new Set(['R-AUTH-001']))).toEqual({
    2: { rows: 1, shown: 1, open: 0 },
    15: { rows: 1, shown: 0, open: 1 },
    all: { rows: 2, shown: 1, open: 1 },
  });
});
