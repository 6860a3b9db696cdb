import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInstance } from '#instance/instance.ts';
import { statusById } from '#instance/store/statuses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const program = fileURLToPath(new URL('./posting-process.ts', import.meta.url));

/** Lets a process post until it has acknowledged so many, and kills it in the middle of the next. */
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

test('a killed instance has lost nothing that it acknowledged', { timeout: 60_000 }, async () => {
  const acknowledged: string[] = [];
  for (const count of [7, 19, 33]) acknowledged.push(...(await postAndKill(count)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(59);
  const restarted = await createInstance({ dataDir: folder });
  expect(restarted.instance.database.get('PRAGMA integrity_check')).toEqual({
    integrity_check: 'ok',
  });
  const kept = acknowledged.filter(
    (id) => statusById(restarted.instance.database, id) !== undefined,
  );
  expect(kept).toEqual(acknowledged);
  expect(acknowledged.toSorted()).toEqual(acknowledged);
  await restarted.close();
});
