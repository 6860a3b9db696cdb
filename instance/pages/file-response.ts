import { contentResponse } from './content-response.ts';
import type { ServedFile } from './file-folder.ts';

const year = 31_536_000;

/** Files in `/assets/` never change: their names contain a hash of the content. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, no-cache';
}

/** Returns whether `If-None-Match` names the ETag, also in the weak form that compressing proxies send. */
function isKnown(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  return condition.trim() === '*' || (condition.match(/"[^"]*"/g)?.includes(etag) ?? false);
}

/** Sends a file, a part of it, or 304 to a browser that has it. Parts are of the file itself. */
export async function fileResponse(
  file: ServedFile,
  path: string,
  request: Request,
): Promise<Response> {
  const { content, encoding, etag } = request.headers.has('range')
    ? file.plain
    : await file.compressed(request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControlOf(path),
    etag,
    vary: 'Accept-Encoding',
  });
  if (isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  return contentResponse(content, headers, request);
}
