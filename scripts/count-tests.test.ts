import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

it("countTests: reads Vitest's sums", () => {
  const results = [
    { status: 'passed', failureMessages: [] },
    { status: 'passed', failureMessages: ['expected 89 to be 90'] },
    { status: 'failed', failureMessages: ['expected 1 to be 2'] },
  ];
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ assertionResults: results }],
  };
  expect(countTests(report)).toEqual({ passed: 4, failed: 2, flaky: 1, skipped: 2 });
});

it("countTests: reads Playwright's sums", () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } };
  expect(countTests(report)).toEqual({ passed: 7, failed: 1, flaky: 2, skipped: 3 });
});

it('countTests: refuses an unknown report format', () => {
  expect(() => countTests({ stats: {} })).toThrow();
});
