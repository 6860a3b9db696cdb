import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createFolderFileStore } from './file-store.ts';

test('createFolderFileStore: saves the same file once when it is saved concurrently', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-files-'));
  const files = createFolderFileStore(join(folder, 'media'));
  const bytes = new Uint8Array(50_000).fill(7);
  const names = await Promise.all(Array.from({ length: 20 }, () => files.save(bytes, 'png')));
  expect(new Set(names).size).toBe(1);
  expect(readdirSync(join(folder, 'media'))).toEqual([names[0]]);
  const content = await files.find(names[0] ?? '');
  expect(content && (await buffer(content.read(0, content.size)))).toEqual(Buffer.from(bytes));
  rmSync(folder, { recursive: true });
});

test.each(['../rookery.sqlite', '..', '', 'a/b.png', 'A.PNG', 'x.png\0', 'rookery.sqlite'])(
  'createFolderFileStore: reads nothing under the name %j, which is never used for a file',
  async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-files-'));
    expect(await createFolderFileStore(folder).find(name)).toBeUndefined();
    rmSync(folder, { recursive: true });
  },
);

test('createFolderFileStore: removes a file, and nothing under other names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-files-'));
  const files = createFolderFileStore(join(folder, 'media'));
  writeFileSync(join(folder, 'a.png'), 'x');
  const name = await files.save(new Uint8Array(9), 'png');
  for (const each of ['../a.png', 'missing.png', '', name]) files.remove(each);
  // `remove` is synchronous: nothing can save the same file between a caller's check and the
  // removal.
  expect([readdirSync(folder), readdirSync(join(folder, 'media'))]).toEqual([
    ['a.png', 'media'],
    [],
  ]);
  rmSync(folder, { recursive: true });
});
