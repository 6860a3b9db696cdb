import type {
  BodyValues,
  Call,
  CallResponse,
  PathValues,
  QueryValues,
} from '@rookery/contract/call.ts';
import { type ParseIssue, parseLenient } from '@rookery/contract/lenient-schema.ts';
import type { ServerClock } from '#lib/server-clock.ts';
import { tryParseJson } from '@rookery/contract/text/well-formed.ts';
import { ApiError, errorFromResponse } from './api-error.ts';
import { encodeBody, encodeQuery, fillPath } from './encode.ts';
import type { fetchWithProgress, OnProgress } from './fetch-with-progress.ts';
import { type PageLinks, parsePageLinks } from './page-links.ts';
import type { Clock, Pacer } from './pacing.ts';

/**
 * Reads the text of a response. If the text is longer than `mostBytes`, cancels the rest and
 * resolves to undefined.
 */
async function readBounded(response: Response, mostBytes: number): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

type PathPart<C extends Call> = C['path'] extends `${string}:${string}`
  ? { readonly path: PathValues<C> }
  : unknown;
type QueryPart<C extends Call> = C extends { query: object }
  ? { readonly query?: QueryValues<C> }
  : unknown;
type BodyPart<C extends Call> = C extends { body: object }
  ? { readonly body: BodyValues<C> }
  : unknown;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Timeout in milliseconds; 30,000 by default. */
  readonly timeoutMs?: number;
  /**
   * Idempotency key: one per composed status, also for retries. If the server has processed the
   * first request, it returns the result of that again.
   */
  readonly idempotencyKey?: string;
  /**
   * Marks a call that is part of signing in. A paused session, which waits until the viewer has
   * signed in again, sends only these.
   */
  readonly isSignIn?: boolean;
  /** Reports upload progress. */
  readonly onProgress?: OnProgress;
  /** Whether the browser completes the request after the page has been closed. */
  readonly keepalive?: boolean;
}

export type CallArguments<C extends Call> = PathPart<C> & QueryPart<C> & BodyPart<C> & CallOptions;

export interface CallResult<T> {
  readonly value: T;
  readonly links: PageLinks;
  readonly headers: Headers;
  /** The parts of the response that could not be parsed and were left out. */
  readonly issues: readonly ParseIssue[];
}

/**
 * Sends a call of the contract.
 *
 * @throws `ApiError`, or the reason of the signal if it was aborted
 */
export type MakeCall = <const C extends Call>(
  row: C,
  values: CallArguments<C>,
) => Promise<CallResult<CallResponse<C>>>;

export interface TransportOptions {
  /** Origin of the server, without a trailing slash. */
  readonly origin: string;
  /** Returns the bearer token; undefined for a visitor. Called for each call. */
  readonly token: () => string | undefined;
  readonly fetch: typeof fetch;
  /** Used instead of `fetch` for calls with `onProgress`. */
  readonly upload?: typeof fetchWithProgress | undefined;
  readonly pace: Pacer;
  readonly clock: Clock;
  /**
   * Called with the `Date` header of every response, and the times at which the request was sent
   * and the response received.
   */
  readonly onDate?: ServerClock['observe'] | undefined;
  /** Called with the parts of a response that could not be parsed, for the development log. */
  readonly onParseIssues?: (row: Call, issues: readonly ParseIssue[]) => void;
}

const defaultTimeout = 30_000;
/**
 * Maximum length of a response in bytes. The largest legitimate response, 20,000 custom emoji, has
 * 4 MB.
 */
const maxResponseBytes = 12_000_000;
/**
 * Maximum number of items that are read of a page. Servers send 20 to 80 items. Further items are
 * requested with the next page.
 */
const maxPageItems = 200;
/**
 * Maximum milliseconds to wait before a retry. If the server demands more, the call fails instead.
 */
const maxRetryDelay = 5_000;
const repeatableStatuses = new Set([429, 502, 503, 504]);
const repeatDelay = 1_000;

/** The values of a call, without the types that depend on the call. */
interface LooseValues extends CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

function prepare(
  { origin, token }: TransportOptions,
  row: Call,
  values: LooseValues,
): [string, RequestInit] {
  const query = encodeQuery(values.query ?? {});
  const address = `${origin}${fillPath(row.path, values.path ?? {})}${query && `?${query}`}`;
  /* Servers respond with an error to requests for pages and documents that accept only JSON. */
  const headers = new Headers({ accept: row.responseType === 'text' ? '*/*' : 'application/json' });
  const bearer = token();
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
  if (values.idempotencyKey !== undefined) headers.set('idempotency-key', values.idempotencyKey);
  const init: RequestInit = {
    method: row.method,
    headers,
    /* With `omit`, browsers also ignore cookies in the response. */
    credentials: row.setsCookie ? 'same-origin' : 'omit',
    redirect: 'follow',
    keepalive: values.keepalive ?? false,
  };
  if (row.body) {
    const { body, contentType } = encodeBody(row.body.encoding, values.body ?? {});
    if (contentType !== undefined) headers.set('content-type', contentType);
    init.body = body;
  }
  return [address, init];
}

/** Sends a request once. Throws `ApiError` for every failure to get a response. */
async function send(
  options: TransportOptions,
  address: string,
  init: RequestInit,
  values: CallOptions,
): Promise<{ response: Response; text: string }> {
  const timeout = AbortSignal.timeout(values.timeoutMs ?? defaultTimeout);
  const signal = values.signal ? AbortSignal.any([values.signal, timeout]) : timeout;
  try {
    const { onProgress } = values;
    const sentAt = Date.now();
    const response =
      onProgress && options.upload
        ? await options.upload(address, { ...init, signal }, onProgress)
        : await options.fetch(address, { ...init, signal });
    options.onDate?.(response.headers.get('date'), sentAt, Date.now());
    const text = await readBounded(response, maxResponseBytes);
    if (text === undefined) throw new ApiError('tooLarge', { status: response.status });
    return { response, text };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (values.signal?.aborted) throw values.signal.reason;
    throw new ApiError(timeout.aborted ? 'timeout' : 'offline', { cause });
  }
}

function parseBody(text: string): unknown {
  return text === '' ? null : tryParseJson(text);
}

/**
 * Removes the token from the body of an error, since a server may repeat the request in its
 * message, which the page displays. The body is serialised as JSON first, in which the token has a
 * single spelling (and not `\u0061bc` or `a\/b`).
 */
function withoutToken(body: unknown, token: string | undefined): unknown {
  if (!token || body === undefined) return body;
  const escaped = JSON.stringify(token).slice(1, -1);
  return JSON.parse(JSON.stringify(body).replaceAll(escaped, '…'));
}

/* Parsing a page of 50,000 statuses at once would block the browser for seconds. */
function isTooLong(row: Call, input: unknown): input is unknown[] {
  return row.paging !== undefined && Array.isArray(input) && input.length > maxPageItems;
}

export function createTransport(options: TransportOptions): MakeCall {
  return async (row, values) => {
    const loose: LooseValues = values;
    const [address, init] = prepare(options, row, loose);
    for (let attempt = 0; ; attempt += 1) {
      await options.pace(row, loose.signal);
      const { response, text } = await send(options, address, init, loose);
      options.pace.observe?.(row, response.headers);
      if (!response.ok) {
        const error = errorFromResponse(response, withoutToken(parseBody(text), options.token()));
        const repeatable = row.method === 'GET' && repeatableStatuses.has(response.status);
        const delay = error.retryAfter ?? options.pace.exhaustedFor?.(row) ?? repeatDelay;
        if (!repeatable || attempt > 0 || delay > maxRetryDelay) throw error;
        await options.clock.wait(delay, loose.signal);
        continue;
      }
      const whole = row.responseType === 'text' ? text : parseBody(text);
      const isTruncated = isTooLong(row, whole);
      const input = isTruncated ? whole.slice(0, maxPageItems) : whole;
      const reading = parseLenient(row.response, input);
      const { issues } = reading;
      if (issues.length > 0) options.onParseIssues?.(row, issues);
      /* The check uses `in`, since a valid empty response is parsed as undefined. */
      if (!('value' in reading)) throw new ApiError('malformed', { status: response.status });
      const { older, ...newer } = parsePageLinks(response.headers.get('link'));
      /* The server's link to the next page would skip the items that were not read. */
      const links = isTruncated || older === undefined ? newer : { ...newer, older };
      return { value: reading.value, links, headers: response.headers, issues };
    }
  };
}
