import { expect, test } from 'vitest';
import { exceededFigures, wrongFigures } from './check-figures.ts';
import { createCpuFigure, createFigure, type Figure } from './measure.ts';

const resultsOf = (...figures: readonly Figure[]) => [
  {
    measure: { name: 'typing', title: '', load: () => Promise.reject(new Error('unused')) },
    figures,
  },
];

test('Bench: reports counts that differ from their required value', () => {
  expect(
    wrongFigures(
      resultsOf(
        createFigure('events lost', 2, '', { must: 0 }),
        createFigure('renders', 1, '', { must: 1 }),
      ),
    ),
  ).toEqual(['typing: events lost: 2, and it must be 0']);
});

test.each<[string, Figure, string[]]>([
  ['a value within its limit', createFigure('heap', 9, 'MB', { limit: 9.5 }), []],
  [
    'a value above its limit',
    createFigure('heap', 10, 'MB', { limit: 9.5 }),
    ['typing: heap: 10 MB, and the limit is 9.5'],
  ],
  [
    'a value that could not be measured',
    createFigure('heap', Number.NaN, 'MB', { limit: 9.5 }),
    ['typing: heap: NaN MB, and the limit is 9.5'],
  ],
  ['CPU time a little above the previous entry', createCpuFigure('keys', 114, 500), []],
  [
    'CPU time far above the previous entry',
    createCpuFigure('keys', 120, 500),
    ['typing: keys: 120 ms, × 1.20 of the previous entry'],
  ],
  ['CPU time without a previous entry', createCpuFigure('paint', 120, 500), []],
  ['other times, which vary with the load', createFigure('keys', 200, 'ms'), []],
])(
  'exceededFigures: for %s, reports what exceeds its limit, if anything',
  (_title, one, expected) => {
    expect(exceededFigures(resultsOf(one), new Map([['typing: keys', 100]]))).toEqual(expected);
  },
);
