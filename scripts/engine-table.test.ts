import { expect, it } from 'vitest';
import { engineTable } from './engine-table.ts';

const spec = (title: string, status: string) => ({
  file: 'e2e/some.spec.ts',
  title,
  tests: [{ projectName: 'first', status }],
});

const chromium = {
  suites: [
    {
      specs: [spec('Timeline: moves', 'expected')],
      suites: [{ specs: [spec('Timeline: stays', 'flaky'), spec('Composer: posts', 'expected')] }],
    },
  ],
};

const run = { commit: 'abc1234', started: '2026-11-26T20:00:00.000Z', seconds: '61' };

it('engineTable: counts the tests that passed by unit and engine', () => {
  const webkit = { suites: [{ specs: [spec('Timeline: stays', 'expected')] }] };
  const table = engineTable(
    new Map([
      ['chromium', [{ ...run, report: chromium }]],
      ['firefox', []],
      ['webkit', [{ ...run, commit: 'def5678-dirty', report: webkit }]],
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

it('engineTable: replaces the results of repeated tests and gives their commit', () => {
  const started = '2026-11-26T21:00:00.000Z';
  const repeated = { suites: [{ specs: [spec('Timeline: stays', 'expected')] }] };
  const runs = [
    { ...run, report: chromium },
    { commit: 'def5678', started, seconds: '5', report: repeated },
  ];
  expect(
    engineTable(new Map([['chromium', runs]]))
      .split('\n')
      .slice(2, -1),
  ).toEqual([
    '| Composer | 1 |',
    '| Timeline | 2 |',
    '| commit | abc1234, def5678 (1 repeated) |',
    '| started | 2026-11-26T20:00:00.000Z, 2026-11-26T21:00:00.000Z |',
    '| seconds | 61, 5 |',
  ]);
});
