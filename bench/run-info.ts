import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { repositoryRoot } from '../tools/toolchain.js';

/** Identifies a run and describes the conditions of its figures. */
export interface RunInfo {
  readonly date: string;
  readonly commit: string;
  /** Description of the machine, which is equal for runs that may be compared. */
  readonly machine: string;
  /** Load average of the machine at the start of the run, as text. */
  readonly load: string;
}

/** Returns the short hash of the commit, with `-dirty` if files differ from the commit. */
function commit(): string {
  const parameters = ['describe', '--always', '--dirty', '--exclude=*'];
  return spawnSync('git', parameters, { cwd: repositoryRoot, encoding: 'utf8' }).stdout.trim();
}

/** Returns the time, the commit, the machine and its load. */
export function describeRun(): RunInfo {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const [average = 0] = os.loadavg();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: commit(),
    machine: `${os.cpus().length} × ${processor?.model.trim() ?? os.arch()}, ${memory} GB, ${os.platform()}, Node ${process.versions.node}`,
    load: `load ${average.toFixed(1)} at the start`,
  };
}
