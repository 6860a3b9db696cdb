import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countTests, noTests, type Counts } from './count-tests.ts';
import type { Step } from './test-steps.ts';
import { root, toolEnvironment } from './toolchain.js';

export interface StepResult {
  readonly isOk: boolean;
  readonly seconds: number;
  readonly counts: Counts;
  /** The output of a step that does not print as it runs. */
  readonly output: string;
  /** The command that failed. */
  readonly failed?: string;
}

interface CommandResult {
  readonly code: number;
  readonly output: string;
}

function runCommand(
  [command, ...parameters]: readonly [string, ...string[]],
  isQuiet: boolean,
  env: Record<string, string>,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
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

/**
 * Runs one step. Tests print as they run; the output of other steps is only collected.
 *
 * @param more parameters for the step's last command
 */
export async function runStep(step: Step, more: readonly string[]): Promise<StepResult> {
  const start = performance.now();
  const { report } = step;
  const env = report?.by === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file } : {};
  if (report !== undefined) {
    // An old report would count tests that did not run.
    rmSync(path.join(root, report.file), { force: true });
    mkdirSync(path.dirname(path.join(root, report.file)), { recursive: true });
  }
  let output = '';
  let failed: string | undefined;
  for (const [index, command] of step.commands.entries()) {
    const isLast = index === step.commands.length - 1;
    const [name, ...parameters] = command;
    const commandLine = [name, ...parameters, ...(isLast ? more : [])] as const;
    const commandResult = await runCommand(commandLine, report === undefined, env);
    output += commandResult.output;
    if (commandResult.code !== 0) {
      failed = `${commandLine.join(' ')} (exit code ${commandResult.code})`;
      break;
    }
  }
  let counts = noTests;
  if (report !== undefined) {
    try {
      counts = countTests(
        report.by,
        JSON.parse(readFileSync(path.join(root, report.file), 'utf8')),
      );
    } catch {
      failed ??= `${report.file} was not written, so no tests were counted`;
    }
  }
  return {
    isOk: failed === undefined && counts.failed === 0,
    seconds: (performance.now() - start) / 1000,
    counts,
    output,
    ...(failed === undefined ? {} : { failed }),
  };
}
