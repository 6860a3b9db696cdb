import type { Instance } from '#context.ts';
import { contentTypeOf } from './content-types.ts';

/** Serves an upload: sandboxed, and as a download if a browser might run it as a page. */
export async function mediaResponse(
  instance: Instance,
  name: string,
  request: Request,
): Promise<Response> {
  const type = contentTypeOf(name);
  const bytes = await instance.files.read(name);
  const headers = new Headers({ 'content-security-policy': 'sandbox' });
  if (!bytes) {
    headers.set('content-type', type);
    return new Response('Not found', { status: 404, headers });
  }
  const isShown = /^(?:image\/(?!svg)|audio\/|video\/)/.test(type);
  headers.set('content-type', isShown ? type : 'application/octet-stream');
  headers.set('cache-control', 'public, max-age=1209600');
  headers.set('accept-ranges', 'bytes');
  const range = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/.exec(request.headers.get('range') ?? '');
  if (!range) return new Response(new Uint8Array(bytes), { headers });
  const [, from, to, lastBytes] = range;
  const start = from === undefined ? Math.max(bytes.length - Number(lastBytes), 0) : Number(from);
  const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1);
  if (start > end) {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), { status: 206, headers });
}
