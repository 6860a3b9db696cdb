import { Hono } from 'hono';
import { ownOrigin } from '#instance/http/own-origin.ts';
import {
  contentSecurityPolicy,
  makeNonce,
  setSecurityHeaders,
} from '#instance/http/security-headers.ts';
import type { FileFolder } from '#instance/pages/file-folder.ts';
import { fileResponse } from '#instance/pages/file-response.ts';
import { forward } from './forward.ts';
import { createRewriter } from './rewrite.ts';

export interface ProxyAppOptions {
  readonly backend: string;
  /** Read at every request, since a port may be known only later. */
  readonly origin: () => string;
  readonly client: FileFolder;
}

/** Paths that are the real instance's. */
const theirs =
  /^\/(?:api|oauth|auth|nodeinfo|\.well-known|media|proxy|emoji|instance|images|objects|activities)\/|^\/(?:favicon\.(?:png|ico)|main\/ostatus|manifest\.json)$|^\/users\/[^/]+(?:\.rss|\/feed(?:\.\w+)?)$/;

/** Documents that an instance writes itself; its own are taken, and the client's where it has none. */
const documents =
  /^\/static\/(?:config\.json|stickers\.json|stickers\/.*|terms-of-service\.html|logo\.\w+)$/;

/** A missing document comes as a page. */
function isDocument(path: string, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok) return false;
  if (!type.includes('html')) return true;
  return path.endsWith('.html');
}

/** The client, served for a real instance. */
export function createProxyApp({ backend, origin, client }: ProxyAppOptions): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    const own = ownOrigin(context.req.header('host'), origin());
    setSecurityHeaders(context.res.headers, contentSecurityPolicy(makeNonce(), [own]));
  });
  app.all('*', async (context) => {
    const request = context.req.raw;
    const url = URL.parse(request.url);
    if (!url) return context.text('Bad request', 400);
    const path = url.pathname;
    const own = ownOrigin(request.headers.get('host'), origin());
    const rewriter = createRewriter(backend, own);
    if (theirs.test(path) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return forward(request, backend, rewriter);
    if (documents.test(path)) {
      const answer = await forward(request, backend, rewriter);
      if (isDocument(path, answer)) return answer;
    }
    const file = path === '/index.html' ? undefined : await client.find(decode(path));
    if (file) return fileResponse(file, path, request);
    if (path.startsWith('/static/')) {
      const answer = await forward(request, backend, rewriter);
      if (isDocument(path, answer)) return answer;
    }
    const index = await client.find('/index.html');
    if (!index) return context.text('The client has not been built yet.', 503);
    return new Response(index.bytes.toString('utf8').replace('<!--server-generated-meta-->', ''), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  });
  return app;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
