// @ts-check
// Plain JavaScript for the system's Node (20.19 or newer), since this runs before packages are
// installed.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const repositoryRoot = fileURLToPath(new URL('..', import.meta.url));

const bin = path.join(repositoryRoot, 'node_modules', '.bin');

/** The Node that package-lock.json pins. All scripts except start.js and test.js run on it. */
export const pinnedNode = path.join(repositoryRoot, 'node_modules', 'node', 'bin', 'node');

/**
 * Returns the environment for tools, in which the pinned Node and the project's commands come first.
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
 * Runs a command in the root folder, with inherited output. Passes on the signals that end this process.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>} the exit code; 1 if a signal ended the command
 */
export function runTool(command, parameters, environment) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: repositoryRoot,
      env: toolEnvironment(environment),
      stdio: 'inherit',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, () => child.kill(signal));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
