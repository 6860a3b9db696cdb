/** Thrown to end a request with an error response. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`HTTP ${status}`);
    this.status = status;
    this.body = typeof body === 'string' ? { error: body } : body;
  }
}

export function notFound(error = 'Record not found'): Refusal {
  return new Refusal(404, error);
}

export interface FieldTrouble {
  readonly field: string;
  readonly message: string;
}

function formatError({ field, message }: FieldTrouble): string {
  return message.startsWith('Missing') ? message : `${field} - ${message}`;
}

/** Creates Akkoma's response to invalid parameters. */
export function invalidParameters(errors: readonly FieldTrouble[]): Refusal {
  return new Refusal(400, {
    error: `${errors.map(formatError).join('. ')}.`,
    errors: errors.map(({ field, message }) => ({
      message,
      source: { pointer: `/${field}` },
      title: 'Invalid value',
    })),
  });
}

/** Creates the response to a body that is longer, or has more parts, than its call allows. */
export function tooLarge(): Refusal {
  return new Refusal(413, 'The request is too large.');
}

/** Akkoma's response to internal errors. */
export const unreadable = { errors: { detail: 'Internal server error' } };
