import type { Instance } from '#context.ts';
import { contentSecurityPolicy, makeNonce } from '#http/security-headers.ts';
import { originOfRequest } from '#http/origin-of-request.ts';
import { drawBuiltInImage } from '#media/draw-built-in-image.ts';
import { contentOfBytes } from '#media/file-content.ts';
import { contentResponse } from './content-response.ts';
import { contentTypeOf } from './content-types.ts';
import { toResponse } from '#http/route-response.ts';
import { errorPage } from './error-page.ts';
import { fileResponse } from './file-response.ts';
import { servePage } from './serve-page.ts';

/** Returns the decoded path; `undefined` if its escapes are invalid. */
export function decodeUrlPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

/** Returns bytes as a file that may be cached for a day. */
export function bytesResponse(bytes: Uint8Array, type: string, request: Request): Response {
  const headers = new Headers({ 'content-type': type, 'cache-control': 'public, max-age=86400' });
  return contentResponse(contentOfBytes(bytes), headers, request);
}

/** Returns the file that the operator provides for the requested path, if there is one. */
export async function operatorFileResponse(
  instance: Instance,
  request: Request,
): Promise<Response | undefined> {
  const path = decodeUrlPath(request.url);
  const file = path === undefined ? undefined : await instance.folders.custom?.find(path);
  return file && path !== undefined ? fileResponse(file, path, request) : undefined;
}

/** Responds to a path that is no call: with a file, a sticker, a built-in image or the client's page. */
export async function pageResponse(instance: Instance, request: Request): Promise<Response> {
  const path = decodeUrlPath(request.url);
  if (path === undefined) return toResponse(errorPage(request, 400));
  const { client, custom } = instance.folders;
  const file =
    path === '/index.html' ? undefined : ((await custom?.find(path)) ?? (await client?.find(path)));
  if (file) return fileResponse(file, path, request);
  const sticker = instance.stickers.byPath(path);
  if (sticker) return bytesResponse(sticker.bytes, sticker.type, request);
  const image = await drawBuiltInImage(path);
  if (image) return bytesResponse(image, contentTypeOf(path), request);
  const nonce = makeNonce();
  const origin = originOfRequest(request.headers.get('host'), instance.origin);
  const page = await servePage(instance, client, { origin, path, nonce });
  page.headers.set(
    'content-security-policy',
    contentSecurityPolicy(nonce, [origin, instance.origin]),
  );
  return page;
}
