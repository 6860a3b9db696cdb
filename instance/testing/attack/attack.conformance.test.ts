import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allocatorEnvironment } from '#allocator-environment.js';
import { fetchResponseStatus } from './attackers.ts';
import type { AttackTarget, ProcessUsage } from './attacked-process.ts';

const program = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const health = '/api/v1/pleroma/healthcheck';
const megabyte = 1_000_000;

let folder: string;
let child: ChildProcess;
let attacked: AttackTarget;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-attack-'));
  child = fork(program('./attacked-process.ts'), [folder], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...allocatorEnvironment },
  });
  [attacked] = await once(child, 'message');
});

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
}

afterEach(async () => {
  await kill(child);
  rmSync(folder, { recursive: true });
});

async function usage(request: 'usage' | 'collect' = 'usage'): Promise<ProcessUsage> {
  const reply = once(child, 'message');
  child.send(request);
  const [current] = await reply;
  return current;
}

interface Check {
  readonly status: number;
  /** CPU time of the instance until it answered. */
  readonly cpuMs: number;
  readonly rss: number;
}

async function checkHealth(agent: Agent): Promise<Check> {
  const before = await usage();
  const status = await fetchResponseStatus(attacked.port, health, agent);
  const { cpuMs, rss } = await usage();
  return { status, cpuMs: cpuMs - before.cpuMs, rss };
}

test('instance: answers while 200 slow, 200 fast and 50 malformed connections attack it, and frees the memory', async () => {
  const agent = new Agent({ keepAlive: true });
  for (let round = 0; round < 20; round += 1) await checkHealth(agent);
  const base = await usage('collect');

  const attackers = fork(program('./attacking-process.ts'), [`${attacked.port}`, attacked.media], {
    execArgv: [],
  });
  const answered: { statuses?: number[] } = {};
  attackers.once('message', (statuses: number[]) => {
    answered.statuses = statuses;
  });
  const checks: Check[] = [];
  while (!answered.statuses && attackers.exitCode === null) checks.push(await checkHealth(agent));
  checks.push(await checkHealth(agent));
  await kill(attackers);

  expect(new Set(answered.statuses)).toEqual(new Set([200, 429]));
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([200]));
  expect(Math.max(...checks.map(({ cpuMs }) => cpuMs))).toBeLessThan(1000);
  expect(Math.max(...checks.map(({ rss }) => rss))).toBeLessThan(base.rss + 300 * megabyte);
  await expect
    .poll(async () => (await usage('collect')).rss)
    .toBeLessThan(base.rss + 60 * megabyte);
  agent.destroy();
});
