import { expect, test } from 'vitest';
import { checkCoverage, coverageTable, findIds } from './coverage.ts';

const rows = [
  { area: 'auth', id: 'R-AUTH-001', requirement: 'Signs in' },
  { area: 'tags', id: 'R-TAG-001', requirement: 'Follows' },
];
const tag = 'follows [R-TAG-001]';
const titled = (...titles: string[]) =>
  findIds(titles.map((title, index) => [`src/${index}.test.ts`, `test('${title}', f)`]));

test('checkCoverage: accepts covered rows', () => {
  expect(checkCoverage(rows, titled('signs in [R-AUTH-001]', tag))).toEqual([]);
});

test('checkCoverage: reports a row without a test', () => {
  expect(checkCoverage(rows, titled('signs in', tag))).toEqual([
    'No test of npm run test:all names R-AUTH-001 (Signs in): it needs one.',
  ]);
});

test('checkCoverage: reports an unknown id in a title', () => {
  expect(checkCoverage(rows, titled('signs in [R-AUTH-001 R-AUTH-999]', tag))).toEqual([
    'src/0.test.ts names R-AUTH-999, which is not in docs/requirements.',
  ]);
});

test('checkCoverage: reports a row that only a test in e2e/long names', () => {
  const long = findIds([['e2e/long/a.spec.ts', `test('signs in [R-AUTH-001]', f)`]]);
  expect(checkCoverage(rows, long)).toHaveLength(2);
});

test('coverageTable: counts rows with and without a test by area, and all of them', () => {
  expect(coverageTable(rows, new Set(['R-AUTH-001']))).toEqual({
    auth: { rows: 1, shown: 1, open: 0 },
    tags: { rows: 1, shown: 0, open: 1 },
    all: { rows: 2, shown: 1, open: 1 },
  });
});
