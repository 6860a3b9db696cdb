import { expect, test } from 'vitest';
import { currentReportIndex } from './use-current-report.ts';

const reports = ['a', 'b', 'c'].map((id) => ({ id }));

test.each([
  { name: 'the first one at the start', last: undefined, isRequired: true, index: 0 },
  { name: 'none at the start on phones', last: undefined, isRequired: false, index: -1 },
  { name: 'the same one after others were added', last: { id: 'c', index: 0 }, index: 2 },
  { name: 'the successor of one that left', last: { id: 'gone', index: 1 }, index: 1 },
  { name: 'the last one if the last one left', last: { id: 'gone', index: 3 }, index: 2 },
  {
    name: 'none on phones if it left',
    last: { id: 'gone', index: 1 },
    isRequired: false,
    index: -1,
  },
])('currentReportIndex: $name', ({ last, isRequired = true, index }) => {
  expect(currentReportIndex(reports, last, isRequired)).toBe(index);
});

test('currentReportIndex: returns -1 without reports', () => {
  expect(currentReportIndex([], { id: 'gone', index: 2 }, true)).toBe(-1);
});
