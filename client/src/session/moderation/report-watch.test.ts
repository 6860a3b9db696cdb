import { expect, test } from 'vitest';
import { countNewReports } from './report-watch.ts';

const page = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => String(to - index));

test.each([
  ['all of them before the viewer has seen any', page(150, 200), 200, undefined, 200],
  ['none after they were seen', page(150, 200), 200, { newestId: '200', total: 200 }, 0],
  ['the newer ones', page(153, 203), 203, { newestId: '200', total: 200 }, 3],
  [
    'the newer ones although others were closed',
    ['203', '4'],
    2,
    { newestId: '200', total: 200 },
    1,
  ],
  ['more than one page of newer ones', page(250, 300), 300, { newestId: '200', total: 200 }, 100],
  [
    'at least the page if others were closed',
    page(250, 300),
    200,
    { newestId: '200', total: 200 },
    50,
  ],
] as const)('countNewReports: counts %s [R-MOD-026]', (_name, newest, total, seen, count) => {
  expect(countNewReports({ newest, total, ...(seen && { seen }) })).toBe(count);
});
