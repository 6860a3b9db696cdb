import { expect, it } from 'vitest';
import { engineTable } from './engine-table.ts';

const spec = (title: string, ...statuses: readonly string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});

it('engineTable: counts the tests that passed by unit and engine', () => {
  const chromium = {
    suites: [
      {
        specs: [spec('Timeline: moves', 'expected')],
        suites: [
          { specs: [spec('Timeline: stays', 'flaky'), spec('Composer: posts', 'expected')] },
        ],
      },
    ],
  };
  const webkit = { suites: [{ specs: [spec('Timeline: stays', 'expected')] }] };
  const run = { commit: 'abc1234', started: '2026-11-26T20:00:00.000Z', seconds: '61' };
  const table = engineTable(
    new Map([
      ['chromium', { ...run, report: chromium }],
      ['firefox', undefined],
      ['webkit', { ...run, commit: 'def5678-dirty', report: webkit }],
    ]),
  );
  expect(table.split('\n').slice(2, -1)).toEqual([
    '| Composer | 1 | not run | – |',
    '| Timeline | 1 of 2 | not run | 1 |',
    '| commit | abc1234 | not run | def5678-dirty |',
    '| started | 2026-11-26T20:00:00.000Z | not run | 2026-11-26T20:00:00.000Z |',
    '| seconds | 61 | not run | 61 |',
  ]);
});
