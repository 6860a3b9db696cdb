import * as v from 'valibot';

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/**
 * Returns the sums of a report that `--reporter=json` of Vitest or Playwright wrote. A test that
 * passed only on a retry counts as failed.
 */
export function countTests(report: unknown): { passed: number; failed: number } {
  const sums = v.parse(v.union([vitestReport, playwrightReport]), report);
  if ('stats' in sums) {
    const { expected, unexpected, flaky } = sums.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: sums.numPassedTests, failed: sums.numFailedTests };
}
