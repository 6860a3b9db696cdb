import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { contentOfBytes, contentOfFile, type FileContent } from '#media/file-content.ts';
import { contentTypeOf, isCompressible } from './content-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Maximum bytes of a file that is cached in memory; others are read from the disk while sent. */
const maxCachedBytes = 1_000_000;

/** The content that is sent for a file: as it is stored, or compressed. */
export interface Representation {
  readonly content: FileContent;
  /** The value of `Content-Encoding`. */
  readonly encoding?: 'br' | 'gzip';
  /** The ETag. It differs between encodings, because equal strong ETags promise equal bytes. */
  readonly etag: string;
}

export interface ServedFile {
  readonly type: string;
  readonly plain: Representation;
  /** Returns the smallest representation that the value of `Accept-Encoding` permits. */
  compressed(acceptEncoding: string): Promise<Representation>;
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

function acceptedEncodings(acceptEncoding: string): ReadonlySet<string> {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0);
  return new Set(accepted.map(({ type }) => type.toLowerCase()));
}

/**
 * Creates the representations of a file. `brotli` is the content that the build compressed in
 * advance, if there is any.
 */
function createCachedFile(bytes: Buffer, type: string, brotli: Buffer | undefined): ServedFile {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const plain: Representation = { content: contentOfBytes(bytes), etag: `"${hash}"` };
  const variants = new Map<string, Promise<Buffer>>();
  const variant = async (
    encoding: 'br' | 'gzip',
    make: () => Promise<Buffer>,
  ): Promise<Representation> => {
    const made = variants.get(encoding) ?? make();
    variants.set(encoding, made);
    return { content: contentOfBytes(await made), encoding, etag: `"${hash}-${encoding}"` };
  };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  return {
    type,
    plain,
    async compressed(acceptEncoding) {
      if (bytes.length < 1024) return plain;
      const accepted = acceptedEncodings(acceptEncoding);
      if (accepted.has('br')) return variant('br', async () => brotli ?? toBrotli(bytes, quality));
      return accepted.has('gzip') ? variant('gzip', () => toGzip(bytes)) : plain;
    },
  };
}

/** Finds the files of a folder. Reads a cached file again after it has changed. */
export function openFileFolder(folder: string): FileFolder {
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
        const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
        const plain = { content: contentOfFile(full, size), etag };
        return { type, plain, compressed: () => Promise.resolve(plain) };
      }
      const cached = cache.get(full);
      if (cached?.mtimeMs === mtimeMs && cached.file.plain.content.size === size)
        return cached.file;
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
