import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Failed, and passed when they ran again. */
  readonly flaky: number;
  readonly skipped: number;
}

const vitestReport = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
    testResults: v.array(
      v.object({
        assertionResults: v.array(
          v.object({ status: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
        ),
      }),
    ),
  }),
  v.transform((sums) => {
    // A test that passes when it is repeated keeps the messages of its failure.
    const flaky = sums.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
    return {
      passed: sums.numPassedTests - flaky.length,
      failed: sums.numFailedTests,
      flaky: flaky.length,
      skipped: sums.numPendingTests + sums.numTodoTests,
    };
  }),
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
  v.transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    flaky: stats.flaky,
    skipped: stats.skipped,
  })),
);

/** Returns the sums of a report that `--reporter=json` of Vitest or Playwright wrote. */
export function countTests(report: unknown): Counts {
  return v.parse(v.union([vitestReport, playwrightReport]), report);
}
