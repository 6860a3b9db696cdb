import type { Call } from '@rookery/contract/call.ts';
import { HttpError, UnknownClientError } from '#http/http-error.ts';
import type { RefusalReason } from '../dialect.ts';

export function mastodonRefusal(refused: RefusalReason): HttpError {
  switch (refused.kind) {
    case 'no-app':
      return new HttpError(401, 'The access token is invalid');
    case 'no-member':
      return refused.hasToken
        ? new HttpError(422, 'This method requires an authenticated user')
        : new HttpError(401, 'The access token is invalid');
    case 'not-admin':
    case 'not-staff':
      return new HttpError(403, 'This action is not allowed');
    case 'scopes':
      return new HttpError(403, 'This action is outside the authorized scopes');
  }
}

/** Texts of commands that Mastodon words differently. */
const texts: ReadonlyMap<string, string> = new Map([
  ['Cannot post an empty status without attachments', "Text can't be blank"],
  ['The status is over the character limit', 'Text character limit of 500 exceeded'],
  ['Poll must contain at least 2 options', 'Options must have more than one item'],
  ["Poll can't contain more than 4 options", "Options can't contain more than 4 items"],
  [
    'Poll options cannot be longer than 50 characters each',
    "Options can't be longer than 50 characters each",
  ],
  ['Expiration date is too soon', 'Duration is too short'],
  ['Expiration date is too far in the future', 'Duration is too long'],
  ["can't be blank", "Title can't be blank"],
  ['Already voted', 'You have already voted on this poll'],
]);

const oauthErrors: ReadonlyMap<string, readonly [number, string, string]> = new Map([
  [
    'Bad request',
    [
      400,
      'unsupported_grant_type',
      'The authorization grant type is not supported by the authorization server.',
    ],
  ],
  [
    'Invalid credentials',
    [
      400,
      'invalid_grant',
      'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
    ],
  ],
  [
    'Unknown client',
    [
      401,
      'invalid_client',
      'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
    ],
  ],
  [
    'Invalid scope',
    [400, 'invalid_scope', 'The requested scope is invalid, unknown, or malformed.'],
  ],
]);

/** Returns the text of an error, if its body has one. */
export function errorText({ body }: HttpError): string {
  if (typeof body !== 'object' || body === null || !('error' in body)) return '';
  return typeof body.error === 'string' ? body.error : '';
}

/** Converts an error of Akkoma's to Mastodon's status and wording. */
export function mastodonError(error: HttpError, call: Call): HttpError {
  const text = errorText(error);
  if (call.path.startsWith('/oauth/')) {
    const known = oauthErrors.get(error instanceof UnknownClientError ? 'Unknown client' : text);
    if (!known) return error;
    const [status, name, description] = known;
    return new HttpError(status, { error: name, error_description: description });
  }
  const isInvalidParameter =
    typeof error.body === 'object' && error.body !== null && 'errors' in error.body;
  if (error.status === 422 || isInvalidParameter) {
    const wording = texts.get(text) ?? text;
    return wording.startsWith('Validation failed')
      ? error
      : new HttpError(422, `Validation failed: ${wording}`, error.headers);
  }
  if (error.status === 404) return new HttpError(404, 'Record not found', error.headers);
  if (error.status === 429) return new HttpError(429, 'Too many requests', error.headers);
  if (error.status === 403 && text.startsWith('Cannot'))
    return new HttpError(404, 'Record not found');
  return error;
}
