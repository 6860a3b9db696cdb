import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Uploaded bytes, kept under a name made from their content. */
export interface FileStore {
  /** Gives the name under which the bytes are served. */
  keep(bytes: Uint8Array, extension: string): Promise<string>;
  read(name: string): Promise<Uint8Array | undefined>;
}

const namePattern = /^[0-9a-z-]{1,80}\.[0-9a-z]{1,8}$/;

function nameFor(bytes: Uint8Array, extension: string): string {
  const safe = /^[0-9a-z]{1,8}$/.test(extension) ? extension : 'bin';
  return `${createHash('sha256').update(bytes).digest('hex')}.${safe}`;
}

export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async keep(bytes, extension) {
      const name = nameFor(bytes, extension);
      files.set(name, bytes);
      return name;
    },
    async read(name) {
      return files.get(name);
    },
  };
}

export function folderFiles(folder: string): FileStore {
  let made: Promise<unknown> | undefined;
  return {
    async keep(bytes, extension) {
      made ??= mkdir(folder, { recursive: true });
      await made;
      const name = nameFor(bytes, extension);
      const path = join(folder, name);
      // Written aside and moved into place, so that a killed process leaves no half file under a served name.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      return name;
    },
    async read(name) {
      if (!namePattern.test(name)) return undefined;
      return readFile(join(folder, name)).catch(() => undefined);
    },
  };
}
