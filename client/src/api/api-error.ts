import * as v from 'valibot';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { errorResponse, serverErrorMessage } from '@rookery/contract/schemas/error-response.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { readFieldMessages } from './field-messages.ts';

/** The kinds of failures of a call. Code above the transport decides by these kinds. */
export const apiErrorKinds = [
  'offline',
  'timeout',
  'unauthorized',
  'forbidden',
  'notFound',
  /** The server does not have this call. */
  'absent',
  'gone',
  'invalid',
  'rateLimited',
  'server',
  'malformed',
  /** The response is larger than the client accepts. */
  'tooLarge',
  /** The server, or a proxy before it, refused the size of a file, body, address or header. */
  'requestTooLarge',
  /** The server has no space left, for this account or at all. */
  'outOfSpace',
] as const;

export type ApiErrorKind = (typeof apiErrorKinds)[number];

interface ApiErrorDetails {
  /** HTTP status; absent if there was no response. */
  readonly status?: number;
  /** Message of the server as plain text; may be empty. Never contains a token. */
  readonly message?: string;
  /** Identifier that the server sends for machines, such as `password_reset_required`. */
  readonly identifier?: string;
  /** Milliseconds to wait before a retry, if the server sent them. */
  readonly retryAfter?: number;
  /**
   * Parsed JSON of the response, for callers that need other parts of it, such as the MFA token.
   */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The only error that the transport throws. An aborted call throws the reason of its signal
 * instead.
 */
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

/** Returns whether an error means that there was no response at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');
}

/**
 * Converts a status code to a kind. Akkoma sends 403 `Invalid credentials.` for an invalid token,
 * for which other servers send 401. Callers that must know whether the token is invalid use
 * `isSignedOutError`.
 */
export function errorKindOfStatus(status: number): ApiErrorKind {
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
 * Returns whether a body is an error object of the server itself. A proxy, captive portal or
 * gateway that answers instead of the server sends a page, nothing, or JSON of another shape (Kong:
 * `{"message":"…"}`).
 */
function isOwnRefusal(body: unknown): boolean {
  return v.is(ownRefusal, body);
}

/**
 * Returns whether an error means that the token is invalid or was revoked. A 401 that does not come
 * from the server itself has the kind `server`. True also for the `unauthorized` error that a
 * paused session throws without sending a request.
 */
export function isSignedOutError(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  const isRefused = error.kind === 'forbidden' && isOwnRefusal(error.body);
  return isRefused && /^invalid credentials\.?$/i.test(error.message);
}

/**
 * Maximum length of an error message, longer than any legitimate one. Prevents a hostile or broken
 * server from filling the screen.
 */
const longestMessage = 500;

function sentencesOf(message: string): string {
  const ofFields = readFieldMessages(message);
  return ofFields?.map(({ sentence }) => sentence).join(' ') ?? message;
}

/* A date in `Retry-After` is compared with the server's own `Date`, since the clock of the
   device may be wrong. */
function retryAfterOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const moment = Date.parse(header);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/**
 * Creates the error for a failed response. `body` is the parsed JSON of the response, or undefined.
 */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const details: { -readonly [K in keyof ApiErrorDetails]: ApiErrorDetails[K] } = {
    status: response.status,
    body,
  };
  const { value } = parseLenient(errorResponse, body);
  const message = serverErrorMessage(value);
  /* Akkoma also sends `{"error": 400}`. A number alone is not used as a message. */
  if (message !== undefined && !/^\s*\d+\s*$/u.test(message))
    details.message = cutText(sentencesOf(message), longestMessage);
  if (typeof value === 'object' && value !== null && 'identifier' in value && value.identifier) {
    details.identifier = value.identifier;
  }
  const retryAfter = retryAfterOf(response.headers);
  if (retryAfter !== undefined) details.retryAfter = retryAfter;
  const kind = errorKindOfStatus(response.status);
  const isForeign = kind === 'unauthorized' && !isOwnRefusal(body);
  return new ApiError(isForeign ? 'server' : kind, details);
}
