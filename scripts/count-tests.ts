import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Those among the passed ones that failed at first and were run once more. */
  readonly retried: number;
}

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 };

/**
 * A browser on a small machine that does other things besides stumbles now and then. So many journeys
 * of a run may pass at their second try, and are named; more than that is no accident, and all of
 * them count as failed.
 */
const forgiven = 2;

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

/** The sums in a report as `--reporter=json` writes it. */
export function countTests(by: 'vitest' | 'playwright', report: unknown): Counts {
  if (by === 'vitest') {
    const sums = v.parse(vitestReport, report);
    return {
      passed: sums.numPassedTests,
      failed: sums.numFailedTests,
      skipped: sums.numPendingTests + sums.numTodoTests,
      retried: 0,
    };
  }
  const { expected, unexpected, flaky, skipped } = v.parse(playwrightReport, report).stats;
  const retried = flaky > forgiven ? 0 : flaky;
  return { passed: expected + retried, failed: unexpected + flaky - retried, skipped, retried };
}

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    retried: one.retried + other.retried,
  };
}
