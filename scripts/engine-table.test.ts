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
  const table = engineTable(
    new Map<'chromium' | 'webkit', unknown>([
      ['chromium', chromium],
      ['webkit', webkit],
    ]),
  );
  expect(table.split('\n').slice(2, -1)).toEqual([
    '| Composer | 1 | – |',
    '| Timeline | 1 of 2 | 1 |',
  ]);
});
