import type { Instance } from '#context.ts';
import { contentResponse } from './content-response.ts';
import { contentTypeOf } from './content-types.ts';

/** Serves an upload: sandboxed, and as a download if a browser might run it as a page. */
export async function mediaResponse(
  instance: Instance,
  name: string,
  request: Request,
): Promise<Response> {
  const type = contentTypeOf(name);
  const content = await instance.files.find(name);
  const headers = new Headers({ 'content-security-policy': 'sandbox' });
  if (!content) {
    headers.set('content-type', type);
    return new Response('Not found', { status: 404, headers });
  }
  const isShown = /^(?:image\/(?!svg)|audio\/|video\/)/.test(type);
  headers.set('content-type', isShown ? type : 'application/octet-stream');
  headers.set('cache-control', 'public, max-age=1209600');
  return contentResponse(content, headers, request);
}
