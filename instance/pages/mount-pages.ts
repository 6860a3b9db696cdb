import type { Instance } from '#instance/context.ts';
import type { App } from '#instance/http/mount.ts';
import { contentSecurityPolicy, makeNonce } from '#instance/http/security-headers.ts';
import { ownOrigin } from '#instance/http/own-origin.ts';
import { drawImage } from '#instance/media/drawn-images.ts';
import { backupResponse } from './backup-response.ts';
import { contentTypeOf } from './content-types.ts';
import type { FileFolder } from './file-folder.ts';
import { fileResponse } from './file-response.ts';
import { mediaResponse } from './media-response.ts';
import { servePage } from './serve-page.ts';

export interface PageFolders {
  /** The built client. */
  readonly client?: FileFolder | undefined;
  /** The instance's own files, each of which takes the place of the client's. */
  readonly custom?: FileFolder | undefined;
}

function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return undefined;
  }
}

function bytesResponse(bytes: Uint8Array, type: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=86400' },
  });
}

/** Everything that is not a call: media, emoji, the client's files, and its page for all the rest. */
export function mountPages(app: App, instance: Instance, folders: PageFolders): void {
  app.get('/media/:name', (context) =>
    mediaResponse(instance, context.req.param('name'), context.req.raw),
  );
  app.get('/media/backups/:name', (context) =>
    backupResponse(instance, context.req.param('name')),
  );
  app.get('/emoji/*', (context) => {
    const emoji = instance.emoji.at(readPath(context.req.url) ?? '');
    return emoji ? bytesResponse(emoji.bytes, emoji.type) : context.text('Not found', 404);
  });
  app.all('/api/*', (context) => context.json({ error: 'Not implemented' }, 404));
  app.get('*', async (context) => {
    const request = context.req.raw;
    const path = readPath(request.url);
    if (path === undefined) return context.text('Bad request', 400);
    const file =
      path === '/index.html'
        ? undefined
        : ((await folders.custom?.find(path)) ?? (await folders.client?.find(path)));
    if (file) return fileResponse(file, path, request);
    const image = await drawImage(path);
    if (image) return bytesResponse(image, contentTypeOf(path));
    const nonce = makeNonce();
    const origin = ownOrigin(request.headers.get('host'), instance.origin);
    const page = await servePage(instance, folders.client, { origin, path, nonce });
    page.headers.set(
      'content-security-policy',
      contentSecurityPolicy(nonce, [origin, instance.origin]),
    );
    return page;
  });
}
