import { mayCarryCookies, ownCookie, theirCookies } from './cookies.ts';
import { rewriteStream } from './rewrite-stream.ts';
import type { Rewriter } from './rewrite.ts';

const patience = 30_000;

/** What the real instance is told of a request. */
const passed = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'user-agent',
];

/** What the page is told of an answer. Policies are the proxy's own. */
const returned = [
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
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return Response.json(
    { error: isLate ? 'The instance does not answer.' : 'The instance cannot be reached.' },
    { status: isLate ? 504 : 503 },
  );
}

function outgoingHeaders(request: Request, backend: string, path: string): Headers {
  const headers = new Headers();
  for (const name of passed) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (request.headers.has('origin')) headers.set('origin', backend);
  if (request.headers.has('referer')) headers.set('referer', `${backend}/`);
  const cookies = theirCookies(request.headers.get('cookie') ?? '');
  if (cookies !== '' && mayCarryCookies(path)) headers.set('cookie', cookies);
  return headers;
}

function incoming(answer: Response, rewriter: Rewriter, path: string): Response {
  const headers = new Headers();
  for (const name of returned) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const name of ['link', 'location']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, rewriter.header(value));
  }
  if (mayCarryCookies(path))
    for (const cookie of answer.headers.getSetCookie())
      headers.append('set-cookie', ownCookie(cookie));
  if (path.startsWith('/media/') || path.startsWith('/proxy/'))
    headers.set('content-security-policy', 'sandbox');
  const { status } = answer;
  if (status === 204 || status === 304 || answer.body === null)
    return new Response(null, { status, headers });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? rewriteStream(answer.body, rewriter) : answer.body;
  return new Response(body, { status, headers });
}

/** Sends a request on to the real instance, and its answer back. */
export async function forward(
  request: Request,
  backend: string,
  rewriter: Rewriter,
): Promise<Response> {
  const asked = new URL(request.url);
  const target = new URL(backend);
  // Set part by part: a path that begins with two slashes must not name another host.
  target.pathname = asked.pathname;
  target.search = asked.search;
  // The wait for an answer ends; an answer that comes may take as long as it is long.
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort(new DOMException('no answer', 'TimeoutError'));
  }, patience);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers: outgoingHeaders(request, backend, asked.pathname),
      redirect: 'manual',
      signal: AbortSignal.any([late.signal, request.signal]),
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    return incoming(answer, rewriter, asked.pathname);
  } catch (error) {
    return unavailable(error);
  } finally {
    clearTimeout(timer);
  }
}
