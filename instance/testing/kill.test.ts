import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInstance } from '#create-instance.ts';
import { statusById } from '#store/statuses.ts';
import { runCount } from './run-count.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = fileURLToPath(new URL('./posting-process.ts', import.meta.url));

/**
 * Lets a process post until it has acknowledged a number of posts, and kills it during the next.
 */
async function postAndKill(count: number): Promise<string[]> {
  const child: ChildProcess = fork(program, [folder], { stdio: 'ignore', execArgv: [] });
  const acknowledged: string[] = [];
  const gone = once(child, 'exit');
  child.on('message', (id) => {
    if (typeof id === 'string') acknowledged.push(id);
    if (acknowledged.length === count) child.kill('SIGKILL');
  });
  await gone;
  return acknowledged;
}

const rounds = runCount(5);

test(
  `instance: loses no acknowledged post when killed ${rounds} times under load`,
  { timeout: rounds * 15_000 },
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      acknowledged.push(...(await postAndKill(5 + ((round * 17) % 60))));
      const restarted = await createInstance({ dataDir: folder });
      const { database } = restarted.instance;
      expect(database.get('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
      const lost = acknowledged.filter((id) => statusById(database, id) === undefined);
      expect(lost).toEqual([]);
      await restarted.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 5);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  },
);
