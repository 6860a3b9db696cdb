// @ts-check
import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './toolchain.js';

const patience = 10_000;

/** Long-running programs that live and end together with this one. */
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
   */
  start(command, parameters) {
    const child = spawn(command, parameters, {
      cwd: root,
      env: toolEnvironment(),
      stdio: 'inherit',
    });
    this.#running.add(child);
    child.on('error', (error) => {
      console.error(error.message);
      this.#stop(1);
    });
    child.on('exit', (code) => {
      this.#running.delete(child);
      // One that ends unasked takes the others along; its reason is its own to print.
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
      }, patience).unref();
    }
    if (this.#running.size === 0) process.exit();
  }
}
