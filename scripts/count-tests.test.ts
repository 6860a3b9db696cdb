import { expect, it } from 'vitest';
import { addCounts, countTests } from './count-tests.ts';

it("reads Vitest's sums", () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(countTests('vitest', report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

it("reads Playwright's sums, and does not forgive a test that failed first", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(countTests('playwright', report)).toEqual({ passed: 7, failed: 3, skipped: 3 });
});

it('refuses a report that it cannot read', () => {
  expect(() => countTests('vitest', { stats: {} })).toThrow();
});

it('adds', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
