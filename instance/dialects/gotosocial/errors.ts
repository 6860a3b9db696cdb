import type { Call } from '@rookery/contract/call.ts';
import { HttpError, UnknownClientError } from '#http/http-error.ts';
import type { RefusalReason } from '../dialect.ts';
import { errorText } from '../mastodon/errors.ts';

export function gotosocialRefusal(refused: RefusalReason): HttpError {
  switch (refused.kind) {
    case 'no-app':
      return new HttpError(401, 'Unauthorized: token not supplied');
    case 'no-member':
      return new HttpError(
        401,
        refused.hasToken ? 'Unauthorized: user not supplied' : 'Unauthorized: token not supplied',
      );
    case 'not-admin':
    case 'not-staff':
      return new HttpError(403, 'Forbidden: user is not an admin');
    case 'scopes':
      return new HttpError(
        403,
        `Forbidden: token has insufficient scope permission, need ${refused.scopes[0] ?? ''}`,
      );
  }
}

/** Texts of commands that GoToSocial words differently. */
const texts: ReadonlyMap<string, string> = new Map([
  ['Cannot post an empty status without attachments', 'status contains no text, media or poll'],
  ['The status is over the character limit', 'text with spoiler exceed max chars (5000)'],
  ['Poll options cannot be longer than 50 characters each', 'poll option 0 exceed max chars (50)'],
]);

const oauthErrors: ReadonlyMap<string, string> = new Map([
  ['Bad request', 'redirect_uri was not set in the token request form'],
  ['Invalid credentials', 'the authorization code is not valid'],
  ['Unknown client', 'client not found'],
  ['Invalid scope', 'requested scope is not allowed'],
]);

/** The noun in the text of a 404, by the path of the call. */
const nouns: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/v1\/statuses\//, ': target status not found'],
  [/^\/api\/v1\/notifications\//, ': notification not found'],
];

/** Converts an error of Akkoma's to GoToSocial's status and wording. */
export function gotosocialError(error: HttpError, call: Call): HttpError {
  const text = errorText(error);
  if (call.path.startsWith('/oauth/')) {
    const known = oauthErrors.get(error instanceof UnknownClientError ? 'Unknown client' : text);
    if (known === undefined) return error;
    return new HttpError(400, {
      error: 'invalid_request',
      error_description: `Bad Request: ${known}`,
    });
  }
  const isInvalidParameter =
    typeof error.body === 'object' && error.body !== null && 'errors' in error.body;
  if (error.status === 422 || isInvalidParameter)
    return new HttpError(400, `Bad Request: ${texts.get(text) ?? text}`, error.headers);
  if (error.status === 404 || (error.status === 403 && text.startsWith('Cannot'))) {
    const noun = nouns.find(([pattern]) => pattern.test(call.path))?.[1] ?? '';
    return new HttpError(404, `Not Found${noun}`, error.headers);
  }
  return error;
}
