import * as v from 'valibot';
import { entity, listOf } from '../lenient-schema.ts';

const byField = entity(
  {},
  {
    title: v.string(),
    message: v.string(),
    source: entity({}, { pointer: v.string() }),
  },
);

const detail = entity({}, { detail: v.string() });

const errorObject = entity(
  {},
  {
    /** A sentence; a number (`400`) from some calls; JSON in a string after a failed sign-up. */
    error: v.union([v.string(), v.number()]),
    error_description: v.string(),
    message: v.string(),
    errors: v.lazy((input) => (Array.isArray(input) ? listOf(byField) : detail)),
    /**
     * Why a sign-in was refused: account_is_disabled, awaiting_approval, missing_confirmed_email or
     * password_reset_required.
     */
    identifier: v.string(),
    /** With `error: "mfa_required"`: the token for the second factor. */
    mfa_token: v.string(),
    supported_challenge_types: v.union([v.string(), listOf(v.string())]),
  },
);

const perItem = listOf(entity({ error: v.string() }, { id: v.string() }));

/**
 * The body of an error response: an object, a plain sentence, a list with an error for each item of
 * a batch, or undefined (no body, or an HTML page).
 */
export const errorResponse = v.nullish(v.union([v.string(), perItem, errorObject]));

export type ErrorResponse = v.InferOutput<typeof errorResponse>;

/** Returns the server's own error message, if there is one. */
export function serverErrorMessage(answer: ErrorResponse): string | undefined {
  if (typeof answer === 'string') return answer;
  if (Array.isArray(answer)) return answer[0]?.error;
  if (!answer) return undefined;
  if (answer.error !== undefined) return String(answer.error);
  if (answer.message !== undefined) return answer.message;
  const { errors } = answer;
  if (Array.isArray(errors)) return errors[0]?.message ?? errors[0]?.title;
  return errors?.detail;
}
