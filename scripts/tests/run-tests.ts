// Runs the steps of the tests in order after packages are installed, and stops at the first
// failure.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { provideBrowser, type Engine } from '../../tools/browsers.ts';
import { reportTranslations } from '../messages/report-translations.ts';
import { repositoryRoot, toolEnvironment } from '../../tools/toolchain.js';
import { countTests } from './count-tests.ts';
import { testSteps, type TestExtent, type TestStep } from './steps.ts';

const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, all: { type: 'boolean' }, long: { type: 'boolean' } },
  allowPositionals: true,
});
const isLong = values.long === true;
if (isLong) process.env['LONG'] = '1';
const isQuick = !isLong && values.all !== true && values.only === undefined;
const extent: TestExtent = isLong ? 'long' : isQuick ? 'quick' : 'all';
const total = { passed: 0, failed: 0 };

/**
 * Runs a command. Its output is shown at once if `isShown`, else only if it fails. Returns why it
 * failed.
 */
function runCommand(line: readonly string[], isShown: boolean, more = {}): string | undefined {
  const [command = '', ...parameters] = line;
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: repositoryRoot,
    env: toolEnvironment(more),
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status === 0) return undefined;
  if (!isShown) console.log(`${stdout}${stderr}`.trimEnd());
  return `${line.join(' ')} (${error?.message ?? `exit code ${status}`})`;
}

/** Runs the tests of a step and counts them. Returns why it failed; undefined if it succeeded. */
function runTests(line: string, group: string, projects: string): string | undefined {
  const folder = path.join(repositoryRoot, '.cache/tests');
  const report = path.join(folder, `${group}.json`);
  // In this file the tests record which parameters the client sends
  // (contract/testing/record-calls.ts).
  const sentCalls = path.join(folder, `${group}-calls.txt`);
  mkdirSync(folder, { recursive: true });
  // The files of an earlier run would count tests that did not run this time.
  for (const file of [report, sentCalls]) rmSync(file, { force: true });
  const options = projects.split(' ').map((name) => `--project=${name}`);
  if (line.startsWith('vitest')) options.push(`--outputFile.json=${report}`);
  const failure = runCommand([...line.split(' '), ...options, ...positionals], true, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    SENT_CALLS: sentCalls,
  });
  try {
    const { passed, failed } = countTests(JSON.parse(readFileSync(report, 'utf8')));
    total.passed += passed;
    total.failed += failed;
    return failure ?? (failed > 0 ? `${failed} tests failed` : undefined);
  } catch {
    return failure ?? `${report} was not written, so no tests were counted`;
  }
}

function runStep({ group, commands, projects }: TestStep): string | undefined {
  // Named tests may belong to any project, so all projects are run.
  const chosen = projects?.[positionals.length > 0 ? 'long' : extent];
  for (const [index, line] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const failure =
      isLast && chosen !== undefined
        ? runTests(line, group, chosen)
        : runCommand([...line.split(' '), ...(isLast ? positionals : [])], group === 'build');
    if (failure !== undefined) return failure;
  }
  return undefined;
}

/** Returns why there is no browser for the tests; undefined if there is one. */
function browserProblem(engine: Engine): string | undefined {
  try {
    provideBrowser(engine);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const groups = values.only?.split(',') ?? testSteps.map(({ group }) => group);
const known = new Set(testSteps.map(({ group }) => group));
const unknown = groups.filter((group) => !known.has(group));
if (unknown.length > 0) {
  console.error(`--only=${unknown.join(',')}: the groups are ${[...known].join(', ')}`);
  console.log('Tests: 0 passed, 0 failed');
  process.exit(1);
}

let isOk = true;
const times: string[] = [];
for (const step of testSteps) {
  const { name, group, projects, engine } = step;
  if (!isOk || !groups.includes(group) || (projects && projects[extent] === undefined)) continue;
  console.log(`── ${name}`);
  const problem = engine && browserProblem(engine);
  if (problem !== undefined) {
    isOk = engine !== 'chromium' && !process.env['CI'];
    console.log(`   ${isOk ? 'NOT RUN' : 'FAILED'}: ${problem}`);
    continue;
  }
  const start = performance.now();
  const failure = runStep(step);
  isOk = failure === undefined;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  times.push(`   ${name.padEnd(24)}${seconds.padStart(8)}`);
  console.log(`   ${isOk ? 'ok' : 'FAILED'}: ${name}, ${seconds} s`);
  if (!isOk) console.log(`   See the output above: ${failure}`);
}

process.stdout.write((await reportTranslations()).missing);
console.log('── seconds by step');
for (const line of times) console.log(line);
console.log(`   ${'all'.padEnd(24)}${(performance.now() / 1000).toFixed(1).padStart(8)}`);
console.log(`Tests: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = isOk ? 0 : 1;
