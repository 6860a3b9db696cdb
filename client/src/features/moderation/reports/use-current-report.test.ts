import { expect, test } from 'vitest';
import { currentReportIndex } from './use-current-report.ts';

const reports = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  { name: 'the first report at the start', last: undefined, isRequired: true, index: 0 },
  { name: 'no report at the start on phones', last: undefined, isRequired: false, index: -1 },
  { name: 'the same report after others were added', last: { id: 'c', index: 0 }, index: 2 },
  { name: 'the successor of a report that was removed', last: { id: 'gone', index: 1 }, index: 1 },
  {
    name: 'the last report if the one after it was removed',
    last: { id: 'gone', index: 3 },
    index: 2,
  },
  {
    name: 'no report on phones if the current one was removed',
    last: { id: 'gone', index: 1 },
    isRequired: false,
    index: -1,
  },
])('currentReportIndex: returns the index of $name', ({ last, isRequired = true, index }) => {
  expect(currentReportIndex(reports, last, isRequired)).toBe(index);
});

test('currentReportIndex: returns -1 without reports', () => {
  expect(currentReportIndex([], { id: 'gone', index: 2 }, true)).toBe(-1);
});
