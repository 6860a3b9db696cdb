import { appendFileSync } from 'node:fs';
import type { Call } from '../call.ts';
import { allCalls } from '../calls/all-calls.ts';
import { mastodonCalls } from '../calls/mastodon/mastodon-calls.ts';

/** The file of this run; set by `scripts/tests/run-tests.ts`, otherwise nothing is recorded. */
const file = process.env['SENT_CALLS'];

const templates = Object.values<Call>({ ...allCalls, ...mastodonCalls }).map((call) => ({
  call,
  path: new RegExp(`^${call.path.replaceAll(':folder', '.+').replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
}));

const recorded = new Set<string>();

function write(...columns: readonly string[]): void {
  const line = columns.join('\t');
  if (file === undefined || recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(file, `${line}\n`);
}

/**
 * Returns the names of parameters, sorted and unique. The grant type is recorded with its value,
 * because each grant needs other parameters.
 */
function namesOf(pairs: Iterable<readonly [string, unknown]>): string {
  const names = [...pairs].map(([name, value]) =>
    name === 'grant_type' ? `${name}=${String(value)}` : name,
  );
  return [...new Set(names)].toSorted().join(' ');
}

function bodyNames(body: string | URLSearchParams | FormData): readonly [string, string] {
  if (typeof body === 'string') return ['json', namesOf(Object.entries(JSON.parse(body)))];
  return [body instanceof FormData ? 'multipart' : 'form', namesOf(body.entries())];
}

/**
 * Records the names of the parameters that the client sends to the server: one line for each part of
 * a request, with method and path of its call, the part (`query`, `header` or the body's encoding)
 * and the names. A request of the API that no call defines has `unknown` as its part. The request
 * that finds out whether the server has a stream is not recorded.
 */
export function recordCall(
  method: string,
  address: string,
  body: unknown,
  idempotencyKey: string | null | undefined,
): void {
  if (file === undefined) return;
  const { pathname, searchParams } = new URL(address, 'http://instance.test');
  const found = templates.filter(({ call, path }) => call.method === method && path.test(pathname));
  /* The path without parameters is the more specific one: `/accounts/search`, `/accounts/:id`. */
  const row = found.find(({ call }) => call.path === pathname) ?? found[0];
  if (row === undefined) {
    const isStream = /^\/api\/v1\/streaming\/?$/u.test(pathname);
    if (!isStream && /^\/(?:api|oauth|auth)\//u.test(pathname))
      write(`${method} ${pathname}`, 'unknown', '');
    return;
  }
  const request = `${method} ${row.call.path}`;
  const query = namesOf(searchParams);
  if (query !== '' || !body) write(request, 'query', query);
  if (idempotencyKey) write(request, 'header', 'idempotency-key');
  if (typeof body === 'string' || body instanceof URLSearchParams || body instanceof FormData) {
    write(request, ...bodyNames(body));
  }
}
