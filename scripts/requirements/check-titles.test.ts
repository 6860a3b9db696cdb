import { expect, test } from 'vitest';
import { checkTitles } from './check-titles.ts';
import { pathsById, scanTitles } from './scan-titles.ts';

const row = { source: '1 §2', area: 'auth' };
const rows = [
  { ...row, id: 'R-AUTH-001', issue: '2', requirement: 'Signs in' },
  { ...row, id: 'R-AUTH-002', issue: '15', requirement: 'Resets' },
];
const titled = (...titles: string[]) =>
  pathsById(
    scanTitles(titles.map((title, index) => [`src/${index}.test.ts`, `test('${title}', f)`])),
  );

test('checkTitles: accepts a covered row of a resolved issue and an open row of another issue', () => {
  expect(checkTitles(rows, titled('signs in [R-AUTH-001]'))).toEqual([]);
});

test('checkTitles: reports a row of a resolved issue without a test', () => {
  expect(checkTitles(rows, titled('signs in', 'resets [R-AUTH-002]'))).toEqual([
    'No test of npm test names R-AUTH-001 (Signs in), and issue 2 is resolved: it needs one.',
  ]);
});

test('checkTitles: reports an unknown id in a title', () => {
  expect(checkTitles(rows, titled('signs in [R-AUTH-001 R-AUTH-999]'))).toEqual([
    'src/0.test.ts names R-AUTH-999, which is not in docs/requirements.',
  ]);
});

test('checkTitles: a test in e2e/long does not cover a row', () => {
  const long = pathsById(scanTitles([['e2e/long/a.spec.ts', `test('signs in [R-AUTH-001]', f)`]]));
  expect(checkTitles(rows, long)).toHaveLength(1);
});
