// Runs the steps of `npm test` in order after packages are installed, and stops at the first
// failure.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addCounts, noTests } from './count-tests.ts';
import { runStep, type StepResult } from './run-step.ts';
import { maxEndToEndTests, slowEndToEndTests } from './slow-end-to-end-tests.ts';
import { stepGroups, steps, type Step } from './test-steps.ts';
import { root } from './toolchain.js';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.long) process.env['LONG'] = '1';
const isShort = !values.long && positionals.length === 0;

function printResult(step: Step, { isOk, counts, output, seconds, failed }: StepResult): void {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const tests =
    step.report === undefined
      ? ''
      : ` (${counts.passed} passed, ${counts.failed} failed${skipped})`;
  // Sizes are printed even if they are within the budget.
  if (output !== '' && (!isOk || step.group === 'build')) console.log(output.trimEnd());
  console.log(`   ${isOk ? 'ok' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s${tests}`);
  if (!isOk) {
    console.log(`   See the output above: ${failed ?? `${counts.failed} tests failed`}`);
  }
}

/**
 * Prints a warning, not a failure, if there are too many or too slow end-to-end tests outside of
 * `e2e/long`.
 */
function printTier({ report }: Step, { counts }: StepResult): void {
  if (!isShort || report?.by !== 'playwright') return;
  const count = counts.passed + counts.failed;
  if (count > maxEndToEndTests) {
    console.log(
      `   ${count} end-to-end tests; at most ${maxEndToEndTests} may be outside of e2e/long`,
    );
  }
  const slow = slowEndToEndTests(JSON.parse(readFileSync(path.join(root, report.file), 'utf8')));
  if (slow.length > 0) console.log(`   End-to-end tests above the time limit:\n${slow.join('\n')}`);
}

const chosen = steps.filter(({ group }) => values.only === undefined || group === values.only);
let total = noTests;
let isOk = chosen.length > 0;
if (!isOk) console.error(`--only must be one of ${stepGroups.join(', ')}`);

const times: [name: string, seconds: number][] = [];
for (const step of chosen) {
  console.log(`── ${step.name}`);
  const result = await runStep(step, isShort ? (step.short ?? []) : positionals);
  total = addCounts(total, result.counts);
  times.push([step.name, result.seconds]);
  printResult(step, result);
  if (result.isOk) printTier(step, result);
  else {
    isOk = false;
    break;
  }
}

times.push(['all', times.reduce((sum, [, seconds]) => sum + seconds, 0)]);
console.log('── seconds by step');
for (const [name, seconds] of times) {
  console.log(`   ${name.padEnd(24)}${seconds.toFixed(1).padStart(8)}`);
}
console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = isOk ? 0 : 1;
