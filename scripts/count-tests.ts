import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform((sums) => ({
    passed: sums.numPassedTests,
    failed: sums.numFailedTests,
    skipped: sums.numPendingTests + sums.numTodoTests,
  })),
);

const playwrightReport = v.pipe(
  v.object({
    stats: v.object({
      expected: v.number(),
      unexpected: v.number(),
      flaky: v.number(),
      skipped: v.number(),
    }),
  }),
  // A test that passed only on a retry counts as failed.
  v.transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })),
);

/** Returns the sums of a report that `--reporter=json` of Vitest or Playwright wrote. */
export function countTests(report: unknown): Counts {
  return v.parse(v.union([vitestReport, playwrightReport]), report);
}
