import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';

interface ProcessStat {
  readonly id: string;
  readonly parentId: string;
  /** Time of all threads in ticks of the system's clock. */
  readonly ticks: number;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function readStat(id: string): ProcessStat[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The second field is the name in parentheses, which may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [, parentId = ''] = fields;
    return [{ id, parentId, ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // The process has ended.
    return [];
  }
}

function isNode(id: string): boolean {
  try {
    return path.basename(readlinkSync(`/proc/${id}/exe`)).startsWith('node');
  } catch {
    return true;
  }
}

/** Returns the CPU time in milliseconds of a process with all its threads. Linux only. */
export function processCpuMs(id: number): number {
  const [stat] = readStat(String(id));
  return stat ? (stat.ticks / ticksPerSecond) * 1000 : Number.NaN;
}

/**
 * Returns the CPU time in milliseconds of the running browsers that this process has started, with
 * all their processes and threads. Unlike the metrics of DevTools, it exists for every engine.
 * Linux only.
 */
export function browserCpuMs(): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readStat);
  const descendants = new Set([String(process.pid)]);
  let size = 0;
  while (size !== descendants.size) {
    size = descendants.size;
    for (const { id, parentId } of stats) if (descendants.has(parentId)) descendants.add(id);
  }
  const ticks = stats
    .filter(({ id }) => descendants.has(id) && !isNode(id))
    .reduce((sum, stat) => sum + stat.ticks, 0);
  return (ticks / ticksPerSecond) * 1000;
}
