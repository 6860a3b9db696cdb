import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInstance } from '#instance/instance.ts';
import { FolderInUse, lockFolder } from './lock-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('two instances never share their data', async () => {
  const first = await createInstance({ dataDir: folder });
  await expect(createInstance({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUse);
  await first.close();
  const second = await createInstance({ dataDir: folder });
  await second.close();
});

test('a killed process leaves no lock behind', async () => {
  const child = fork(join(import.meta.dirname, '../testing/posting-process.ts'), [folder]);
  await once(child, 'message');
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});
