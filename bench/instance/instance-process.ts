import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/toolchain.js';

/** An instance in a process of its own, so that nothing of the measuring counts as its work or memory. */
export interface InstanceProcess {
  readonly origin: string;
  /** From the start of the process, with an empty folder, until it answers. */
  readonly startMs: number;
  /** What it holds in memory, in KB; nothing where the system does not say. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const text of child.stdout ?? []) {
    output += String(text);
    const [, address] = /Rookery is at (\S+)/.exec(output) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The instance did not start: ${output}`);
}

function memoryOf(pid: number | undefined): number | undefined {
  try {
    const [, size] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return size === undefined ? undefined : Number(size);
  } catch {
    return undefined;
  }
}

export async function startInstanceProcess(
  world: string,
  dataDir: string,
): Promise<InstanceProcess> {
  const begun = performance.now();
  const parameters = ['--port', '0', '--world', world, '--data', dataDir, '--no-throttle'];
  const child = spawn(process.execPath, [path.join(root, 'instance/main.ts'), ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await addressOf(child);
  return {
    origin,
    startMs: performance.now() - begun,
    memory: () => memoryOf(child.pid),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
