import { expect, test } from 'vitest';
import { currentIndex } from './use-current-report.ts';

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
])('currentIndex: $name', ({ last, isRequired = true, index }) => {
  expect(currentIndex(reports, last, isRequired)).toBe(index);
});

test('currentIndex: returns -1 without reports', () => {
  expect(currentIndex([], { id: 'gone', index: 2 }, true)).toBe(-1);
});
