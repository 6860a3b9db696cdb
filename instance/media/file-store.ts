import { writeFileAtomically } from '#store/write-file-atomically.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentOfBytes, contentOfFile, type FileContent } from './file-content.ts';

/** Stores uploaded bytes under a name derived from their content. */
export interface FileStore {
  /** Resolves to the name under which the bytes are served. */
  save(bytes: Uint8Array, extension: string): Promise<string>;
  find(name: string): Promise<FileContent | undefined>;
  /**
   * Does nothing if there is no file of this name. Removes at once: what the caller checked before is
   * still true then.
   */
  remove(name: string): void;
}

const namePattern = /^[0-9a-z-]{1,80}\.[0-9a-z]{1,8}$/;

/** Returns the name under which bytes are stored: the same for the same bytes. */
export function storedFileName(bytes: Uint8Array, extension: string): string {
  const safe = /^[0-9a-z]{1,8}$/.test(extension) ? extension : 'bin';
  return `${createHash('sha256').update(bytes).digest('hex')}.${safe}`;
}

export function createMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async save(bytes, extension) {
      const name = storedFileName(bytes, extension);
      files.set(name, bytes);
      return name;
    },
    async find(name) {
      const bytes = files.get(name);
      return bytes && contentOfBytes(bytes);
    },
    remove(name) {
      files.delete(name);
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
      const name = storedFileName(bytes, extension);
      await writeFileAtomically(join(folder, name), bytes);
      return name;
    },
    async find(name) {
      if (!namePattern.test(name)) return undefined;
      const path = join(folder, name);
      const info = await stat(path).catch(() => undefined);
      return info?.isFile() ? contentOfFile(path, info.size) : undefined;
    },
    remove(name) {
      if (namePattern.test(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
