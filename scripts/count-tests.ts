import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Returns the sums of a report in the format of `--reporter=json`. */
export function countTests(by: 'vitest' | 'playwright', report: unknown): Counts {
  if (by === 'vitest') {
    const sums = v.parse(vitestReport, report);
    return {
      passed: sums.numPassedTests,
      failed: sums.numFailedTests,
      skipped: sums.numPendingTests + sums.numTodoTests,
    };
  }
  // A test that passed only on a retry counts as failed.
  const { stats } = v.parse(playwrightReport, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  };
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}
