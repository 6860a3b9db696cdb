import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

it("countTests: reads Vitest's sums", () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1 };
  expect(countTests(report)).toEqual({ passed: 5, failed: 2 });
});

it("countTests: reads Playwright's sums, and counts a flaky test as failed", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(countTests(report)).toEqual({ passed: 7, failed: 3 });
});

it('countTests: refuses an unknown report format', () => {
  expect(() => countTests({ stats: {} })).toThrow();
});
