import type { Instance } from '#instance/context.ts';
import { RouteResponse, toResponse } from '#instance/http/route-response.ts';
import type { App } from '#instance/http/mount-routes.ts';
import { backupResponse } from './backup-response.ts';
import { mediaResponse } from './media-response.ts';
import { bytesResponse, pageResponse, readPath } from './page-response.ts';

/** Everything that is not a call: media, emoji, the client's files, and its page for all the rest. */
export function mountPages(app: App, instance: Instance): void {
  app.get('/media/:name', (context) =>
    mediaResponse(instance, context.req.param('name'), context.req.raw),
  );
  app.get('/media/backups/:name', (context) => backupResponse(instance, context.req.param('name')));
  app.get('/emoji/*', (context) => {
    const emoji = instance.emoji.byPath(readPath(context.req.url) ?? '');
    return emoji ? bytesResponse(emoji.bytes, emoji.type) : context.text('Not found', 404);
  });
  app.all('/api/*', () =>
    toResponse(new RouteResponse({ error: 'Not implemented' }, { status: 404 })),
  );
  app.get('*', (context) => pageResponse(instance, context.req.raw));
}
