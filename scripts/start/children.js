// @ts-check
import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../../tools/toolchain.js';

const killTimeoutMs = 10_000;

/** Long-running child processes, which all end together with this process. */
export class Children {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #running = new Set();
  #isStopping = false;

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.#stop(0));
    }
  }

  /**
   * @param {string} command
   * @param {string[]} parameters
   * @param {Record<string, string>} environment Added to the tools' environment.
   */
  start(command, parameters, environment = {}) {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment(environment),
      stdio: 'inherit',
    });
    this.#running.add(child);
    child.on('error', (error) => {
      console.error(error.message);
      this.#stop(1);
    });
    child.on('exit', (code) => {
      this.#running.delete(child);
      // If one ends by itself, the others are stopped too. It has printed its own error.
      this.#stop(code ?? 1);
    });
  }

  /** @param {number} exitCode */
  #stop(exitCode) {
    if (!this.#isStopping) {
      this.#isStopping = true;
      process.exitCode = exitCode;
      for (const child of this.#running) child.kill('SIGTERM');
      setTimeout(() => {
        for (const child of this.#running) child.kill('SIGKILL');
      }, killTimeoutMs).unref();
    }
    if (this.#running.size === 0) process.exit();
  }
}
