import { contentResponse } from './content-response.ts';
import type { ServedFile } from './file-folder.ts';

const year = 31_536_000;

/** Files in `/assets/` never change: their names contain a hash of the content. */
function cacheControlOf(path: string): string {
  return path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : 'public, no-cache';
}

export async function fileResponse(
  file: ServedFile,
  path: string,
  request: Request,
): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControlOf(path),
    etag: file.etag,
    vary: 'Accept-Encoding',
  });
  const knownTags = request.headers.get('if-none-match');
  if (knownTags?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === file.etag))
    return new Response(null, { status: 304, headers });
  // Ranges count the bytes of the file itself.
  if (request.headers.has('range')) return contentResponse(file.plain, headers, request);
  const { content, encoding } = await file.compressed(request.headers.get('accept-encoding') ?? '');
  if (encoding) headers.set('content-encoding', encoding);
  return contentResponse(content, headers, request);
}
