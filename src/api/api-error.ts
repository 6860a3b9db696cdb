/** Why a call failed, in the only words the rest of the client knows. */
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
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** What the server said, as plain text; may be empty. Never carries a token. */
  readonly message?: string;
  /** The server's machine-readable word, e.g. `password_reset_required`. */
  readonly identifier?: string;
  /** Milliseconds to wait before asking again, where the server said so. */
  readonly retryAfter?: number;
  /** The answer's parsed JSON, for the few callers that need more of it (the MFA token). */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/** The one error that the transport throws. An aborted call throws the signal's own reason instead. */
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
 * The kind of a status code. Akkoma answers 403 `Invalid credentials.` where others say 401, so a
 * caller that must know whether its token is dead asks `isSignedOut` instead of looking at the kind.
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

/** Whether an error says that the token sent is not, or no longer, good. */
export function isSignedOut(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'unauthorized') return true;
  return error.kind === 'forbidden' && /^invalid credentials\.?$/i.test(error.message);
}
