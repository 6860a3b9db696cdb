import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface ServedFile {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  compressed(acceptEncoding: string): Promise<{ bytes: Buffer; encoding?: string }>;
}

export interface FileFolder {
  /** Returns the file at a URL path; never one outside the folder. */
  find(path: string): Promise<ServedFile | undefined>;
}

interface CachedFile {
  /** The modification time when the file was read. */
  readonly mtimeMs: number;
  readonly file: ServedFile;
}

/** `brotli` is the file as the build has compressed it. */
function createServedFile(bytes: Buffer, type: string, brotli: Buffer | undefined): ServedFile {
  const variants = new Map<string, Promise<Buffer>>();
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const variant = variants.get(name) ?? make();
    variants.set(name, variant);
    return variant;
  };
  return {
    bytes,
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    async compressed(acceptEncoding) {
      if (!isCompressible(type) || bytes.length < 1024) return { bytes };
      if (/\bbr\b/.test(acceptEncoding)) {
        if (brotli) return { bytes: brotli, encoding: 'br' };
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
        return { bytes: await once('br', () => toBrotli(bytes, quality)), encoding: 'br' };
      }
      if (/\bgzip\b/.test(acceptEncoding))
        return { bytes: await once('gzip', () => toGzip(bytes)), encoding: 'gzip' };
      return { bytes };
    },
  };
}

/** Serves the files of a folder from memory; reads a file again after it has changed. */
export function openFolder(folder: string): FileFolder {
  const root = normalize(`${folder}${sep}`);
  const cache = new Map<string, CachedFile>();
  return {
    async find(path) {
      if (path.includes('\0') || path.endsWith('/')) return undefined;
      const full = normalize(join(root, path));
      if (!full.startsWith(root)) return undefined;
      const info = await stat(full).catch(() => undefined);
      if (!info?.isFile()) return undefined;
      const cached = cache.get(full);
      if (cached?.mtimeMs === info.mtimeMs) return cached.file;
      const [bytes, brotli] = await Promise.all([
        readFile(full),
        readFile(`${full}.br`).catch(() => undefined),
      ]);
      const file = createServedFile(bytes, contentTypeOf(full), brotli);
      cache.set(full, { mtimeMs: info.mtimeMs, file });
      return file;
    },
  };
}

/** The folders that files are served from. */
export interface PageFolders {
  /** The built client. */
  readonly client?: FileFolder | undefined;
  /** The operator's files, which replace those of the client. */
  readonly custom?: FileFolder | undefined;
}
