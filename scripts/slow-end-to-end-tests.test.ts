import { expect, test } from 'vitest';
import { slowEndToEndTests } from './slow-end-to-end-tests.ts';

const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('slowEndToEndTests: returns tests above 15 seconds, slowest first, from nested suites', () => {
  const specs = [spec('quick', 15_000), spec('slow', 15_100)];
  const nested = { specs: [spec('slowest', 40_000), spec('slow at the second try', 3, 99_000)] };
  expect(slowEndToEndTests({ suites: [{ specs, suites: [nested] }] })).toEqual([
    '    40.0 s  a.spec.ts: slowest',
    '    15.1 s  a.spec.ts: slow',
  ]);
});
