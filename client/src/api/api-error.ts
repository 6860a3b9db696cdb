import * as v from 'valibot';

/** Why a call failed. Code above the transport branches on these kinds. */
export const apiErrorKinds = [
  'offline',
  'timeout',
  'unauthorized',
  'forbidden',
  'notFound',
  'gone',
  'invalid',
  'rateLimited',
  'server',
  'malformed',
  /** The response is larger than the client reads. */
  'tooLarge',
  /** The server, or a proxy before it, refused the size of a file, body, address or header. */
  'requestTooLarge',
  /** The server cannot store more. */
  'outOfSpace',
] as const;

export type ApiErrorKind = (typeof apiErrorKinds)[number];

export interface ApiErrorDetails {
  /** HTTP status; absent without a response. */
  readonly status?: number;
  /** The server's message as plain text; may be empty. Never contains a token. */
  readonly message?: string;
  /** The server's machine-readable identifier, e.g. `password_reset_required`. */
  readonly identifier?: string;
  /** Milliseconds to wait before retrying, if the server named them. */
  readonly retryAfter?: number;
  /** Parsed JSON of the response, for callers that need more of it (the MFA token). */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The only error that the transport throws. An aborted call throws the signal's reason instead. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly identifier: string | undefined;
  readonly retryAfter: number | undefined;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.message ?? '', { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.identifier = details.identifier;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
  }
}

/**
 * Maps a status code to a kind. Akkoma sends 403 `Invalid credentials.` where others send 401, so a
 * caller that must know whether its token is invalid uses `isSignedOut`.
 */
export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 408) return 'timeout';
  if (status === 410) return 'gone';
  if (status === 413 || status === 414 || status === 431) return 'requestTooLarge';
  if (status === 429) return 'rateLimited';
  if (status === 507) return 'outOfSpace';
  if (status >= 500) return 'server';
  return 'invalid';
}

const ownRefusal = v.object({ error: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Whether a body is the server's own error object. A proxy, a captive portal or a gateway answers in
 * its place with a page, with nothing, or with JSON of another shape (Kong: `{"message":"…"}`).
 */
function isOwnRefusal(body: unknown): boolean {
  return v.is(ownRefusal, body);
}

/** Maps a response to a kind. A 401 of somebody else than the server is a failure of the server. */
export function kindOfResponse(status: number, body: unknown): ApiErrorKind {
  return status === 401 && !isOwnRefusal(body) ? 'server' : kindOfStatus(status);
}

/**
 * Whether an error means that the token is invalid or was revoked. A 401 of somebody else than the
 * server has the kind `server`; a paused session throws `unauthorized` without a response.
 */
export function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  const isRefused = error.kind === 'forbidden' && isOwnRefusal(error.body);
  return isRefused && /^invalid credentials\.?$/i.test(error.message);
}
