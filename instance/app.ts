import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Instance } from './context.ts';
import { mountRoutes, type App, type Bindings } from './http/mount-routes.ts';
import { originOfRequest } from './http/origin-of-request.ts';
import { internalErrorBody } from './http/http-error.ts';
import { toResponse } from './http/route-response.ts';
import {
  setCorsHeaders,
  contentSecurityPolicy,
  makeNonce,
  setSecurityHeaders,
} from './http/security-headers.ts';
import { errorPage, isPageOpened } from './pages/error-page.ts';
import { mountPages } from './pages/mount-pages.ts';
import { routesOf } from './dialects/routes-of.ts';
import { mailPagePath } from './routes/mail-page.ts';

/**
 * Maximum characters of a path with its escaped query. `Link` headers repeat the query twice, and Node's
 * fetch refuses responses with more than 16 KB of headers.
 */
const maxTargetLength = 7000;

/** Returns the length of a path with its query as `Link` headers repeat it, with escaped values. */
function escapedLength({ pathname, search, searchParams }: URL): number {
  let length = pathname.length;
  for (const [name, value] of searchParams)
    length += `&${name}=${encodeURIComponent(value)}`.length;
  return Math.max(length, pathname.length + search.length);
}

/** Creates the HTTP app of the instance. */
export function createApp(instance: Instance): App {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false });

  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    const origin = originOfRequest(context.req.header('host'), instance.origin);
    setSecurityHeaders(headers, contentSecurityPolicy(makeNonce(), [origin, instance.origin]));
    if (context.req.path !== mailPagePath) setCorsHeaders(headers);
  });
  app.use(async (context, next) => {
    if (escapedLength(new URL(context.req.url)) <= maxTargetLength) return next();
    return context.json({ error: 'The request target is too long.' }, 414);
  });
  // Compresses responses, also pages with embedded documents. Files are compressed by `file-folder.ts`.
  app.use(compress());
  app.options('*', () => {
    const headers = new Headers({
      'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-max-age': '600',
    });
    return new Response(null, { status: 204, headers });
  });
  mountRoutes(app, instance, routesOf(instance.config.dialect));
  mountPages(app, instance);
  app.onError((error, context) => {
    // A client that disconnects during a request is not an error of the instance.
    if (!context.req.raw.signal.aborted) instance.reportError(error);
    return isPageOpened(context.req.raw)
      ? toResponse(errorPage(context.req.raw, 500))
      : context.json(internalErrorBody, 500);
  });
  return app;
}
