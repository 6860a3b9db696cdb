import * as v from 'valibot';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { errorResponse, serverErrorMessage } from '@rookery/contract/schemas/error-response.ts';
import { cutText } from '@rookery/contract/text/graphemes.ts';
import { readFieldMessages } from './field-messages.ts';

/** Why a call failed. Code above the transport branches on these kinds. */
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
  /** The response is larger than the client reads. */
  'tooLarge',
  /** The server, or a proxy before it, refused the size of a file, body, address or header. */
  'requestTooLarge',
  /** The server cannot store more. */
  'outOfSpace',
] as const;

export type ApiErrorKind = (typeof apiErrorKinds)[number];

interface ApiErrorDetails {
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

/** Longer than any legitimate message; keeps a hostile or broken server from filling the screen. */
const longestMessage = 500;

function sentencesOf(message: string): string {
  const ofFields = readFieldMessages(message);
  return ofFields?.map(({ sentence }) => sentence).join(' ') ?? message;
}

/* A date is compared with the server's own, since the device clock may be wrong. */
function retryAfterOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const moment = Date.parse(header);
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}

/** Creates the error of a failed response. `body` is its parsed JSON, or undefined. */
export function errorFromResponse(response: Response, body: unknown): ApiError {
  const details: { -readonly [K in keyof ApiErrorDetails]: ApiErrorDetails[K] } = {
    status: response.status,
    body,
  };
  const { value } = parseLenient(errorResponse, body);
  const message = serverErrorMessage(value);
  /* Akkoma also sends `{"error": 400}`: a number alone is no message. */
  if (message !== undefined && !/^\s*\d+\s*$/u.test(message))
    details.message = cutText(sentencesOf(message), longestMessage);
  if (typeof value === 'object' && value !== null && 'identifier' in value && value.identifier) {
    details.identifier = value.identifier;
  }
  const retryAfter = retryAfterOf(response.headers);
  if (retryAfter !== undefined) details.retryAfter = retryAfter;
  const kind = kindOfStatus(response.status);
  const isForeign = kind === 'unauthorized' && !isOwnRefusal(body);
  return new ApiError(isForeign ? 'server' : kind, details);
}
