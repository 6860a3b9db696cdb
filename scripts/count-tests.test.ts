import { expect, it } from 'vitest';
import { addCounts, countTests } from './count-tests.ts';

it("reads Vitest's sums", () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 };
  expect(countTests('vitest', report)).toEqual({ passed: 5, failed: 2, skipped: 2, retried: 0 });
});

const journeys = (flaky: number) => ({
  stats: { expected: 7, unexpected: 1, flaky, skipped: 3 },
});

it("reads Playwright's sums, and tells which passed only at their second try", () => {
  const counts = { passed: 9, failed: 1, skipped: 3, retried: 2 };
  expect(countTests('playwright', journeys(2))).toEqual(counts);
});

it('does not forgive more than two that failed first', () => {
  const counts = { passed: 7, failed: 4, skipped: 3, retried: 0 };
  expect(countTests('playwright', journeys(3))).toEqual(counts);
});

it('refuses a report that it cannot read', () => {
  expect(() => countTests('vitest', { stats: {} })).toThrow();
});

it('adds', () => {
  const one = { passed: 1, failed: 2, skipped: 3, retried: 4 };
  expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6, retried: 8 });
});
