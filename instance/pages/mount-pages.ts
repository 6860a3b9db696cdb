import type { Instance } from '#context.ts';
import { findDialect } from '#dialects/find-dialect.ts';
import { RouteResponse, toResponse } from '#http/route-response.ts';
import type { App } from '#http/mount-routes.ts';
import { contentOfBytes } from '#media/file-content.ts';
import { contentResponse } from './content-response.ts';
import { mediaResponse } from './media-response.ts';
import { bytesResponse, pageResponse, decodeUrlPath } from './page-response.ts';
import { archiveByFileName } from '#store/backups.ts';

/** Serves a backup as a download that is not cached; its name cannot be guessed. */
function backupResponse(instance: Instance, name: string, request: Request): Response {
  const archive = archiveByFileName(instance.database, name);
  const headers = new Headers({
    'content-security-policy': 'sandbox',
    'cache-control': 'private, no-store',
  });
  if (!archive) return new Response('Not found', { status: 404, headers });
  headers.set('content-type', 'application/zip');
  headers.set('content-disposition', `attachment; filename="${name}"`);
  return contentResponse(contentOfBytes(archive), headers, request);
}

/** Mounts everything besides the calls: media, emoji, files, and the client's page for other paths. */
export function mountPages(app: App, instance: Instance): void {
  app.get('/media/:name', (context) =>
    mediaResponse(instance, context.req.param('name'), context.req.raw),
  );
  app.get('/media/backups/:name', (context) =>
    backupResponse(instance, context.req.param('name'), context.req.raw),
  );
  app.get('/emoji/*', (context) => {
    const emoji = instance.emoji.byPath(decodeUrlPath(context.req.url) ?? '');
    return emoji
      ? bytesResponse(emoji.bytes, emoji.type, context.req.raw)
      : context.text('Not found', 404);
  });
  const { title, unknownPathBody } = findDialect(instance.config);
  const refuse = (): Response => toResponse(new RouteResponse(unknownPathBody, { status: 404 }));
  app.all('/api/*', refuse);
  // The instance document refers to this picture in every dialect.
  app.get('/instance/thumbnail.jpeg', (context) => pageResponse(instance, context.req.raw));
  if (title !== undefined)
    for (const path of ['/.well-known/*', '/instance/*', '/nodeinfo/*', '/oauth/*'])
      app.all(path, refuse);
  // Mastodon has the feed of a profile at the address of the profile's page.
  if (instance.config.dialect === 'mastodon')
    app.get('/:feed{@[^/]+\\.rss}', (context) =>
      context.redirect(`/users/${context.req.param('feed').slice(1, -'.rss'.length)}/feed.rss`),
    );
  app.get('*', (context) => pageResponse(instance, context.req.raw));
}
