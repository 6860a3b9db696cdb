// @ts-check
// Plain JavaScript, for the machine's own Node (20.19 or newer): this runs before anything is installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = path.join(root, 'node_modules', '.bin');

/** The Node that package-lock.json pins; every script but the two entries runs on it. */
export const pinnedNode = path.join(root, 'node_modules', 'node', 'bin', 'node');

/**
 * The environment in which tools run: the pinned Node and the project's commands come first.
 *
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(more = {}) {
  const env = { ...process.env, ...more };
  env['PATH'] = [bin, process.env['PATH'] ?? ''].join(path.delimiter);
  return env;
}

/**
 * Runs a command in the root folder, with its output where ours goes.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [more] further environment variables
 * @returns {Promise<number>} its exit code; 1 where a signal ended it
 */
export function run(command, parameters, more) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment(more),
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
