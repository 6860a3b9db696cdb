import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

test('writeFileAtomically: leaves nothing of a file that cannot be stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-files-'));
  const path = join(folder, 'a.png');
  // Fails after the content was written, as on a disk that becomes full.
  mkdirSync(path);
  await expect(writeFileAtomically(path, 'new')).rejects.toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['a.png']);
  rmSync(path, { recursive: true });
  await writeFileAtomically(path, 'new');
  await writeFileAtomically(path, new Uint8Array([97]));
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['a.png'], 'a']);
  rmSync(folder, { recursive: true });
});
