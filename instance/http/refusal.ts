/** Thrown to end a request with an error answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`answered with ${status}`);
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

function sentence({ field, message }: FieldTrouble): string {
  return message.startsWith('Missing') ? message : `${field} - ${message}`;
}

/** The answer to parameters that do not fit, as the real server words it. */
export function invalidParameters(troubles: readonly FieldTrouble[]): Refusal {
  return new Refusal(400, {
    error: `${troubles.map(sentence).join('. ')}.`,
    errors: troubles.map(({ field, message }) => ({
      message,
      source: { pointer: `/${field}` },
      title: 'Invalid value',
    })),
  });
}

/** A body that is longer, or has more parts, than its call allows. */
export function tooLarge(): Refusal {
  return new Refusal(413, 'The request is too large.');
}

/** Akkoma's answer to errors of its own. */
export const unreadable = { errors: { detail: 'Internal server error' } };
