// Runs the steps of the tests in order after packages are installed, and stops at the first failure.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser, type Engine } from './browsers.ts';
import { countTests, type Counts } from './count-tests.ts';
import { deleteRuns, readRuns, saveRun } from './engine-results.ts';
import { engineTable } from './engine-table.ts';
import { reportTranslations } from './report-translations.ts';
import { steps, type Extent, type Step } from './test-steps.ts';
import { root, toolEnvironment } from './toolchain.js';

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    all: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (values.long) process.env['LONG'] = '1';
const isWhole = positionals.length === 0;
const extent: Extent = values.long
  ? 'long'
  : values.all || values.only !== undefined
    ? 'all'
    : 'quick';

function runCommand(
  command: string,
  parameters: readonly string[],
  report?: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = report === undefined ? 'pipe' : 'inherit';
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment(report === undefined ? {} : { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    const collect = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs the commands of a step. Returns the failure, if any, and the output of quiet commands. */
async function runCommands({ group, commands, parameters: byExtent, report }: Step) {
  let output = '';
  // Tests append to this file what the client sends (contract/testing/record-calls.ts).
  if (report !== undefined) process.env['SENT_CALLS'] = path.join(root, sentCalls(group));
  for (const [index, line] of commands.entries()) {
    const [command = '', ...parameters] = line.split(' ');
    if (index === commands.length - 1)
      parameters.push(...(byExtent?.[isWhole ? extent : 'long']?.split(' ') ?? []), ...positionals);
    const result = await runCommand(command, parameters, report);
    output += result.output;
    if (result.code !== 0)
      return {
        output,
        failure: `${[command, ...parameters].join(' ')} (exit code ${result.code})`,
      };
  }
  return { output };
}

/** Returns why there is no browser for the tests, if so. */
function browserProblem(engine: Engine): string | undefined {
  try {
    provideBrowser(engine);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const sentCalls = (group: Step['group']) => `.cache/tests/${group}-calls.txt`;

/** @throws if the report is missing or incomplete */
const readReport = (report: string): unknown =>
  JSON.parse(readFileSync(path.join(root, report), 'utf8'));

function readCounts(report: string): Counts | undefined {
  try {
    return countTests(readReport(report));
  } catch {
    return undefined;
  }
}

const groups = values.only?.split(',');
const chosen = steps.filter(
  ({ group, parameters }) =>
    (groups === undefined || groups.includes(group)) &&
    (parameters === undefined || parameters[extent] !== undefined),
);
let isOk = chosen.length > 0;
if (!isOk) console.error(`--only must be one of ${steps.map(({ group }) => group).join(', ')}`);

const total = { passed: 0, failed: 0 };
const times: Record<string, string> = {};
const start = performance.now();
const secondsSince = (time: number) => ((performance.now() - time) / 1000).toFixed(1);

for (const step of chosen) {
  const { name, group, report, engine } = step;
  console.log(`── ${name}`);
  const problem = engine === undefined ? undefined : browserProblem(engine);
  if (problem !== undefined) {
    const isRequired = engine === 'chromium' || Boolean(process.env['CI']);
    console.log(`   ${isRequired ? 'FAILED' : 'NOT RUN'}: ${problem}`);
    isOk = !isRequired;
    if (isOk) continue;
    break;
  }
  if (report !== undefined) {
    // Old files would count tests that did not run.
    for (const file of [report, sentCalls(group)]) rmSync(path.join(root, file), { force: true });
    mkdirSync(path.dirname(path.join(root, report)), { recursive: true });
  }
  if (engine !== undefined && isWhole && extent !== 'quick') deleteRuns(engine, extent);
  const stepStart = performance.now();
  const started = new Date().toISOString();
  let { output, failure } = await runCommands(step);
  const seconds = secondsSince(stepStart);
  times[name] = seconds;
  let tests = '';
  if (report !== undefined) {
    const counts = readCounts(report);
    if (counts === undefined) failure ??= `${report} was not written, so no tests were counted`;
    else {
      const { passed, failed, skipped } = counts;
      total.passed += passed;
      total.failed += failed;
      if (engine !== undefined && extent !== 'quick' && (isWhole || values.long))
        saveRun(engine, extent, { started, seconds, report: readReport(report), isWhole });
      if (failed > 0) failure ??= `${failed} tests failed`;
      tests = ` (${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''})`;
    }
  }
  isOk = failure === undefined;
  // Sizes are printed even if they are within the budget.
  if (output !== '' && (!isOk || group === 'build')) console.log(output.trimEnd());
  console.log(`   ${isOk ? 'ok' : 'FAILED'}: ${name}, ${seconds} s${tests}`);
  if (failure !== undefined) {
    console.log(`   See the output above: ${failure}`);
    break;
  }
}

if (
  extent !== 'quick' &&
  chosen.some(({ name, engine }) => engine !== undefined && times[name] !== undefined)
) {
  const engines: readonly Engine[] = ['chromium', 'firefox', 'webkit'];
  const table = engineTable(new Map(engines.map((engine) => [engine, readRuns(engine, extent)])));
  writeFileSync(path.join(root, `.cache/tests/engines-${extent}.md`), table);
  if (values.long) console.log(`── tests passed by engine, in the last runs of each\n${table}`);
}

process.stdout.write((await reportTranslations()).missing);

console.log('── seconds by step');
for (const [name, seconds] of Object.entries({ ...times, all: secondsSince(start) }))
  console.log(`   ${name.padEnd(24)}${seconds.padStart(8)}`);
console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = isOk ? 0 : 1;
