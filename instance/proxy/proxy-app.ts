import { Hono } from 'hono';
import { originOfRequest } from '#http/origin-of-request.ts';
import { contentSecurityPolicy, makeNonce, setSecurityHeaders } from '#http/security-headers.ts';
import { readContentText } from '#media/file-content.ts';
import type { FileFolder } from '#pages/file-folder.ts';
import { fileResponse } from '#pages/file-response.ts';
import { forwardRequest } from './forward-request.ts';
import { createInstanceDocument } from './instance-document.ts';
import { createOriginRewriter } from './origin-rewriter.ts';
import { isServerPath, isServerFallbackPath } from './server-paths.ts';

export interface ProxyAppOptions {
  readonly backend: string;
  /** A function, because the port is known only once the server listens. */
  readonly origin: () => string;
  readonly client: FileFolder;
}

/**
 * Paths of documents that are requested from the real instance, and served from the client's files
 * if the instance lacks them.
 */
const documents =
  /^\/static\/(?:config\.json|stickers\.json|stickers\/.*|terms-of-service\.html|logo\.\w+)$/;

/**
 * Returns whether the real instance has the document. For a missing one, it responds with its HTML
 * page.
 */
function isDocument(path: string, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) return false;
  if (!type.includes('html')) return true;
  return path.endsWith('.html');
}

/** Serves the client and forwards everything else to the real instance. */
export function createProxyApp({ backend, origin, client }: ProxyAppOptions): Hono {
  const app = new Hono();
  const instanceDocument = createInstanceDocument(backend);
  app.use(async (context, next) => {
    await next();
    const own = originOfRequest(context.req.header('host'), origin());
    setSecurityHeaders(context.res.headers, contentSecurityPolicy(makeNonce(), [own]));
  });
  app.all('*', async (context) => {
    const request = context.req.raw;
    const url = URL.parse(request.url);
    if (!url) return context.text('Bad request', 400);
    const path = url.pathname;
    const own = originOfRequest(request.headers.get('host'), origin());
    const rewriter = createOriginRewriter(backend, own);
    if (isServerPath(path) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return forwardRequest(request, backend, rewriter);
    if (documents.test(path)) {
      const response = await forwardRequest(request, backend, rewriter);
      if (isDocument(path, response)) return response;
    }
    const file = path === '/index.html' ? undefined : await client.find(decodePath(path));
    if (file) return fileResponse(file, path, request);
    if (isServerFallbackPath(path)) return forwardRequest(request, backend, rewriter);
    if (path.startsWith('/static/')) {
      const response = await forwardRequest(request, backend, rewriter);
      if (isDocument(path, response)) return response;
    }
    const index = await client.find('/index.html');
    if (!index) return context.text('The client has not been built yet.', 503);
    const embedded = await instanceDocument(own);
    const text = await readContentText(index.plain.content);
    const page = text.replace('<!--server-generated-meta-->', () => embedded);
    return new Response(page, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    });
  });
  return app;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
