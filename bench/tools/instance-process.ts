import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/toolchain.js';
import { processCpuMs } from './cpu-time.ts';

/** An instance in a separate process, so that the benchmark's work and memory are not counted. */
export interface InstanceProcess {
  readonly origin: string;
  /** From the start of the process with an empty folder until it responds. */
  readonly startMs: number;
  /** CPU time in milliseconds so far. */
  readonly cpuMs: () => number;
  /** Resident memory in KB; undefined if the system does not report it. */
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

export interface InstanceProcessOptions {
  readonly world: string;
  readonly dataDir: string;
  /** The folder of the built client if it is not `dist`. */
  readonly clientDir?: string;
  /** Config options (docs/instance.md). */
  readonly config?: Readonly<Record<string, unknown>>;
}

export async function startInstanceProcess({
  world,
  dataDir,
  clientDir,
  config = {},
}: InstanceProcessOptions): Promise<InstanceProcess> {
  const configFile = `${dataDir}.json`;
  await writeFile(configFile, JSON.stringify(config));
  const start = performance.now();
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'instance/main.ts'),
      '--port=0',
      `--world=${world}`,
      `--data=${dataDir}`,
      `--config=${configFile}`,
      ...(clientDir === undefined ? [] : [`--client=${clientDir}`]),
      '--no-throttle',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const origin = await addressOf(child);
  return {
    origin,
    startMs: performance.now() - start,
    cpuMs: () => processCpuMs(child.pid ?? Number.NaN),
    memory: () => memoryOf(child.pid),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
