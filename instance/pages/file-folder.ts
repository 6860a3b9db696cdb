import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentOfBytes, contentOfFile, type FileContent } from '#media/file-content.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Larger files, and those of which nothing is compressed, are read from the disk while sent. */
const maxCachedBytes = 1_000_000;

export interface ServedFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: FileContent;
  compressed(acceptEncoding: string): Promise<{ content: FileContent; encoding?: string }>;
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
function createCachedFile(bytes: Buffer, type: string, brotli: Buffer | undefined): ServedFile {
  const variants = new Map<string, Promise<Buffer>>();
  const once = async (name: string, make: () => Promise<Buffer>): Promise<FileContent> => {
    const variant = variants.get(name) ?? make();
    variants.set(name, variant);
    return contentOfBytes(await variant);
  };
  const plain = contentOfBytes(bytes);
  return {
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    plain,
    async compressed(acceptEncoding) {
      if (bytes.length < 1024) return { content: plain };
      if (/\bbr\b/.test(acceptEncoding)) {
        if (brotli) return { content: contentOfBytes(brotli), encoding: 'br' };
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
        return { content: await once('br', () => toBrotli(bytes, quality)), encoding: 'br' };
      }
      if (/\bgzip\b/.test(acceptEncoding))
        return { content: await once('gzip', () => toGzip(bytes)), encoding: 'gzip' };
      return { content: plain };
    },
  };
}

/** Serves the files of a folder; reads one that it keeps in memory again after it has changed. */
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
      const { mtimeMs, size } = info;
      const type = contentTypeOf(full);
      if (size > maxCachedBytes || !isCompressible(type)) {
        const plain = contentOfFile(full, size);
        const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
        return { type, etag, plain, compressed: () => Promise.resolve({ content: plain }) };
      }
      const cached = cache.get(full);
      if (cached?.mtimeMs === mtimeMs && cached.file.plain.size === size) return cached.file;
      const [bytes, brotli] = await Promise.all([
        readFile(full),
        readFile(`${full}.br`).catch(() => undefined),
      ]);
      const file = createCachedFile(bytes, type, brotli);
      cache.set(full, { mtimeMs, file });
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
