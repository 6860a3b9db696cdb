import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isText } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface ServedFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  packed(encodings: string): Promise<{ bytes: Buffer; encoding?: string }>;
}

export interface FileFolder {
  /** The file at a path of the site, never outside the folder. */
  find(path: string): Promise<ServedFile | undefined>;
}

interface Known {
  readonly changed: number;
  readonly file: ServedFile;
}

function serve(bytes: Buffer, type: string): ServedFile {
  const variants = new Map<string, Promise<Buffer>>();
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = variants.get(name) ?? make();
    variants.set(name, known);
    return known;
  };
  return {
    bytes,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    async packed(encodings) {
      if (!isText(type) || bytes.length < 1024) return { bytes };
      if (/\bbr\b/.test(encodings)) {
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
        return { bytes: await once('br', () => toBrotli(bytes, quality)), encoding: 'br' };
      }
      if (/\bgzip\b/.test(encodings))
        return { bytes: await once('gzip', () => toGzip(bytes)), encoding: 'gzip' };
      return { bytes };
    },
  };
}

/** Serves the files below a folder; a file that changed is read anew. */
export function openFolder(folder: string): FileFolder {
  const root = normalize(`${folder}${sep}`);
  const known = new Map<string, Known>();
  return {
    async find(path) {
      if (path.includes('\0') || path.endsWith('/')) return undefined;
      const full = normalize(join(root, path));
      if (!full.startsWith(root)) return undefined;
      const facts = await stat(full).catch(() => undefined);
      if (!facts?.isFile()) return undefined;
      const before = known.get(full);
      if (before?.changed === facts.mtimeMs) return before.file;
      const file = serve(await readFile(full), contentTypeOf(full));
      known.set(full, { changed: facts.mtimeMs, file });
      return file;
    },
  };
}

/** Where files are served from. */
export interface PageFolders {
  /** The built client. */
  readonly client?: FileFolder | undefined;
  /** The instance's own files, each of which takes the place of the client's. */
  readonly custom?: FileFolder | undefined;
}
