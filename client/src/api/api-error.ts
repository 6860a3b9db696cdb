/** Why a call failed. Code above the transport branches on these kinds. */
export type ApiErrorKind =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'gone'
  | 'invalid'
  | 'rateLimited'
  | 'server'
  | 'malformed'
  | 'tooLarge';

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
  if (status === 410) return 'gone';
  if (status === 429) return 'rateLimited';
  if (status >= 500) return 'server';
  return 'invalid';
}

/** Whether an error means that the token is invalid or was revoked. */
export function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  return error.kind === 'forbidden' && /^invalid credentials\.?$/i.test(error.message);
}
