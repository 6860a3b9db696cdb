/** Thrown to end a request with an error response. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`);
    this.status = status;
    this.headers = headers;
    this.body = typeof body === 'string' ? { error: body } : body;
  }
}

/**
 * Thrown by `/oauth/token` if the id or the secret of the client is wrong. Akkoma's response does
 * not distinguish this from other errors; dialects convert it.
 */
export class UnknownClientError extends HttpError {
  constructor() {
    super(400, 'Invalid credentials');
  }
}

export function notFound(error = 'Record not found'): HttpError {
  return new HttpError(404, error);
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

function formatError({ field, message }: FieldError): string {
  return message.startsWith('Missing') ? message : `${field} - ${message}`;
}

function fieldErrors(status: number, errors: readonly FieldError[]): HttpError {
  return new HttpError(status, {
    error: `${errors.map(formatError).join('. ')}.`,
    errors: errors.map(({ field, message }) => ({
      message,
      source: { pointer: `/${field}` },
      title: 'Invalid value',
    })),
  });
}

/** Creates Akkoma's response to invalid parameters. */
export function createInvalidParametersError(errors: readonly FieldError[]): HttpError {
  return fieldErrors(400, errors);
}

/** Creates the response to values that an enumeration does not contain. */
export function createUnknownValuesError(errors: readonly FieldError[]): HttpError {
  return fieldErrors(422, errors);
}

/** Creates the response to a body that is longer, or has more parts, than its call allows. */
export function createTooLargeError(): HttpError {
  return new HttpError(413, 'The request is too large.');
}

/** Creates the response to what cannot be stored because the disk, or the space for files, is full. */
export function createOutOfSpaceError(): HttpError {
  return new HttpError(507, 'The server has no space left. Nothing was saved.');
}

/** Returns the header that says when to try again, in whole seconds. */
export function retryAfterHeader(milliseconds: number): Readonly<Record<string, string>> {
  return { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) };
}

/** Creates Akkoma's response to too many requests, with a `Retry-After` header, which Akkoma lacks. */
export function createThrottledError(milliseconds: number): HttpError {
  return new HttpError(429, 'Throttled', retryAfterHeader(milliseconds));
}

/** The body of Akkoma's response to internal errors. */
export const internalErrorBody = { errors: { detail: 'Internal server error' } };
