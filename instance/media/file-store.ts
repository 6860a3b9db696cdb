import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores uploaded bytes under a name derived from their content. */
export interface FileStore {
  /** Resolves to the name under which the bytes are served. */
  save(bytes: Uint8Array, extension: string): Promise<string>;
  read(name: string): Promise<Uint8Array | undefined>;
}

const namePattern = /^[0-9a-z-]{1,80}\.[0-9a-z]{1,8}$/;

function nameFor(bytes: Uint8Array, extension: string): string {
  const safe = /^[0-9a-z]{1,8}$/.test(extension) ? extension : 'bin';
  return `${createHash('sha256').update(bytes).digest('hex')}.${safe}`;
}

export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async save(bytes, extension) {
      const name = nameFor(bytes, extension);
      files.set(name, bytes);
      return name;
    },
    async read(name) {
      return files.get(name);
    },
  };
}

/** Removes files that a killed process left unfinished. */
export function removePartialFiles(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.endsWith('.part')) rmSync(join(folder, name), { force: true });
}

export function createFolderFileStore(folder: string): FileStore {
  return {
    async save(bytes, extension) {
      await mkdir(folder, { recursive: true });
      const name = nameFor(bytes, extension);
      // Written to a temporary file and renamed, so that a killed process leaves no partial file
      // under a served name.
      const temporaryPath = join(folder, `${randomBytes(8).toString('hex')}.part`);
      await writeFile(temporaryPath, bytes);
      await rename(temporaryPath, join(folder, name));
      return name;
    },
    async read(name) {
      if (!namePattern.test(name)) return undefined;
      return readFile(join(folder, name)).catch(() => undefined);
    },
  };
}
