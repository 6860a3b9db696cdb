import { expect, test } from 'vitest';
import { coverage, coverageLines } from './coverage.ts';

const row = { source: '1 §2', requirement: 'Works' };
const rows = [
  { ...row, id: 'R-TL-001', area: 'timelines', issue: '14' },
  { ...row, id: 'R-TL-002', area: 'timelines', issue: '2' },
  { ...row, id: 'R-AUTH-001', area: 'auth', issue: '2' },
];
const shown = new Set(['R-TL-001']);

test('coverage: counts rows with and without a test by area and by issue', () => {
  expect(coverage(rows, 'area', shown)).toEqual([
    { name: 'auth', rows: 1, shown: 0, open: 1 },
    { name: 'timelines', rows: 2, shown: 1, open: 1 },
  ]);
  expect(coverage(rows, 'issue', shown)).toEqual([
    { name: '2', rows: 2, shown: 0, open: 2 },
    { name: '14', rows: 1, shown: 1, open: 0 },
  ]);
});

test('coverageLines: ends with the sums', () => {
  expect(coverageLines('area', coverage(rows, 'area', shown)).at(-1)).toMatch(/^all +3 +1 +2$/);
});
