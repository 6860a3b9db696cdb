// What `npm test` does once packages are installed: every step in order, up to the first that fails.
import { parseArgs } from 'node:util';
import { addCounts, noTests } from './count-tests.ts';
import { runStep } from './run-step.ts';
import { stepGroups, steps } from './test-steps.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.long) process.env['LONG'] = '1';

const chosen = steps.filter(({ group }) => values.only === undefined || group === values.only);
let total = noTests;
let isOk = chosen.length > 0;
if (!isOk) console.error(`--only takes one of ${stepGroups.join(', ')}`);

for (const step of chosen) {
  console.log(`── ${step.name}`);
  const result = await runStep(step, positionals);
  const { counts, output, seconds, failed } = result;
  total = addCounts(total, counts);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  const tests =
    step.report === undefined
      ? ''
      : ` (${counts.passed} passed, ${counts.failed} failed${skipped})`;
  // A size is worth seeing also while it fits.
  if (output !== '' && (!result.isOk || step.group === 'build')) console.log(output.trimEnd());
  console.log(`   ${result.isOk ? 'ok' : 'FAILED'}: ${step.name}, ${seconds.toFixed(1)} s${tests}`);
  if (!result.isOk) {
    console.log(`   The reason stands above: ${failed ?? `${counts.failed} tests failed`}`);
    isOk = false;
    break;
  }
}

console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = isOk ? 0 : 1;
