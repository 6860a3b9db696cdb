import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createInstance } from '#create-instance.ts';
import { BrokenDatabaseError } from './database.ts';
import { FolderInUseError, lockDataFolder } from './lock-data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('lockDataFolder: two instances never share a data directory', async () => {
  const first = await createInstance({ dataDir: folder });
  await expect(createInstance({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUseError);
  await first.close();
  const second = await createInstance({ dataDir: folder });
  await second.close();
});

test('lockDataFolder: a killed process leaves no lock', async () => {
  const child = fork(join(import.meta.dirname, '../testing/posting-process.ts'), [folder]);
  await once(child, 'message');
  expect(() => lockDataFolder(folder)).toThrow(FolderInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockDataFolder(folder)();
});

test('lockDataFolder: deleting the lock file does not admit a second process', async () => {
  const child = fork(join(import.meta.dirname, '../testing/posting-process.ts'), [folder]);
  await once(child, 'message');
  rmSync(join(folder, 'lock.sqlite'));
  expect(() => lockDataFolder(folder)).toThrow(FolderInUseError);
  await expect(createInstance({ dataDir: folder })).rejects.toBeInstanceOf(FolderInUseError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const after = await createInstance({ dataDir: folder });
  await after.close();
});

test('openDatabase: rejects an empty database instead of seeding it', async () => {
  writeFileSync(join(folder, 'rookery.sqlite'), '');
  await expect(createInstance({ dataDir: folder, world: 'demo' })).rejects.toThrow(
    /is empty\. Replace it .* --fresh\.$/,
  );
  expect(statSync(join(folder, 'rookery.sqlite')).size).toBe(0);
});

test.each([
  ['no database', () => Buffer.from('not a database, '.repeat(1000))],
  ['half of one', (whole: Buffer) => whole.subarray(0, 5000)],
  [
    'one with its beginning overwritten',
    (whole: Buffer) => Buffer.concat([Buffer.alloc(4096, 7), whole.subarray(4096)]),
  ],
])('openDatabase: rejects %s with one sentence that says what to do', async (_name, damage) => {
  const first = await createInstance({ dataDir: folder, people: [{ username: 'ana' }] });
  await first.close();
  const path = join(folder, 'rookery.sqlite');
  writeFileSync(path, damage(readFileSync(path)));
  await expect(createInstance({ dataDir: folder })).rejects.toBeInstanceOf(BrokenDatabaseError);
  // A second attempt: the first one must not leave a lock.
  await expect(createInstance({ dataDir: folder })).rejects.toBeInstanceOf(BrokenDatabaseError);
});

test('startInstance: deletes partially written files', async () => {
  for (const name of ['media', 'mail']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'abc.part'), 'half');
    writeFileSync(join(folder, name, 'abc.png'), 'whole');
  }
  const instance = await createInstance({ dataDir: folder });
  await instance.close();
  expect(readdirSync(join(folder, 'media'))).toEqual(['abc.png']);
  expect(readdirSync(join(folder, 'mail'))).toEqual(['abc.png']);
});
