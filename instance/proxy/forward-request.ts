import { toBackendCookies, toProxyCookie } from './cookies.ts';
import { rewriteStream } from './rewrite-stream.ts';
import type { OriginRewriter } from './origin-rewriter.ts';
import { isSignInPage, isUpload } from './server-paths.ts';

const responseTimeoutMs = 30_000;

/** Request headers that are forwarded. */
const requestHeaders = [
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'user-agent',
];

/** Response headers that are forwarded; the proxy sets its own security policies. */
const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

function unavailable(error: unknown): Response {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return Response.json(
    { error: isTimeout ? 'The instance does not answer.' : 'The instance cannot be reached.' },
    { status: isTimeout ? 504 : 503 },
  );
}

/**
 * Returns the `Referer` header for the real instance. Requests of its sign-in pages get the address
 * of the page on the real instance, because these pages compare the header with their own address
 * or redirect to it.
 */
function backendReferrer(referrer: string, backend: string, path: string): string {
  const page = URL.parse(referrer);
  return page && isSignInPage(path) && isSignInPage(page.pathname)
    ? `${backend}${page.pathname}${page.search}`
    : `${backend}/`;
}

function outgoingHeaders(request: Request, backend: string, path: string): Headers {
  const headers = new Headers();
  for (const name of requestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.headers.has('origin')) headers.set('origin', backend);
  const referrer = request.headers.get('referer');
  if (referrer !== null) headers.set('referer', backendReferrer(referrer, backend, path));
  const cookies = toBackendCookies(request.headers.get('cookie') ?? '');
  // Only sign-in pages get the cookies, because calls have an Authorization header.
  if (cookies !== '' && isSignInPage(path)) headers.set('cookie', cookies);
  return headers;
}

function convertResponse(response: Response, rewriter: OriginRewriter, path: string): Response {
  const headers = new Headers();
  for (const name of responseHeaders) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const name of ['link', 'location']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, rewriter.header(value));
  }
  if (isSignInPage(path))
    for (const cookie of response.headers.getSetCookie())
      headers.append('set-cookie', toProxyCookie(cookie));
  if (isUpload(path)) headers.set('content-security-policy', 'sandbox');
  const { status } = response;
  if (status === 204 || status === 304 || response.body === null)
    return new Response(null, { status, headers });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? rewriteStream(response.body, rewriter) : response.body;
  return new Response(body, { status, headers });
}

/** Forwards a request to the real instance and returns its response. */
export async function forwardRequest(
  request: Request,
  backend: string,
  rewriter: OriginRewriter,
): Promise<Response> {
  const url = new URL(request.url);
  const target = new URL(backend);
  // Assigns the path to the URL instead of resolving it: a path that begins with two slashes would
  // change the host.
  target.pathname = url.pathname;
  target.search = url.search;
  // The timeout runs from the end of the request's body to the headers of the response. The bodies
  // themselves may take any time.
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const startTimer = (): void => {
    timer = setTimeout(() => {
      abort.abort(new DOMException('no response', 'TimeoutError'));
    }, responseTimeoutMs);
  };
  // Aborts the request if the client disconnects before the headers arrive. After that the client's
  // disconnection cancels the body: aborting would be logged as an error.
  const disconnect = (): void => {
    abort.abort(request.signal.reason);
  };
  request.signal.addEventListener('abort', disconnect, { once: true });
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body;
  if (!body) startTimer();
  // Forwards the body as a stream, so that an upload is never in memory as a whole.
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: outgoingHeaders(request, backend, url.pathname),
    redirect: 'manual',
    signal: abort.signal,
    body: body && body.pipeThrough(new TransformStream({ flush: startTimer })),
    duplex: 'half',
  };
  try {
    return convertResponse(await fetch(target, init), rewriter, url.pathname);
  } catch (error) {
    return unavailable(error);
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', disconnect);
  }
}
